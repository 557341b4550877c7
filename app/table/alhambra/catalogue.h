// What the table's catalogue of games takes of Alhambra.
#pragma once

#include "app/table/alhambra/answers.h"
#include "app/table/alhambra/position.h"
#include "app/table/alhambra/setup.h"
#include "app/table/alhambra/words.h"
