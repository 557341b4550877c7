// What the table's catalogue of games takes of Egizia.
#pragma once

#include "app/table/egizia/answers.h"
#include "app/table/egizia/copy.h"
#include "app/table/egizia/setup.h"
#include "app/table/egizia/view.h"
#include "app/table/egizia/words.h"
