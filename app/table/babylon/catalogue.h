// What the table's catalogue of games takes of this one: looked up by name, the same in every game.
#pragma once

#include "app/table/babylon/answers.h"
#include "app/table/babylon/position.h"
#include "app/table/babylon/words.h"
