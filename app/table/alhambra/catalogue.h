// What the table's catalogue of games takes of Alhambra.
#pragma once

#include "app/table/alhambra/actions.h"
#include "app/table/alhambra/advice.h"
#include "app/table/alhambra/answers.h"
#include "app/table/alhambra/built.h"
#include "app/table/alhambra/earlier_entry.h"
#include "app/table/alhambra/first_steps.h"
#include "app/table/alhambra/setup.h"
#include "app/table/alhambra/status.h"
#include "app/table/alhambra/turn_lines.h"
