// What the table's catalogue of games takes of Egizia.
#pragma once

#include "app/table/egizia/actions.h"
#include "app/table/egizia/advice.h"
#include "app/table/egizia/answers.h"
#include "app/table/egizia/copy.h"
#include "app/table/egizia/setup.h"
#include "app/table/egizia/status.h"
#include "app/table/egizia/turn_lines.h"
#include "app/table/egizia/view.h"
