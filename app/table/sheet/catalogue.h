// What the table's catalogue of games takes of the sheet for any other game.
#pragma once

#include "app/table/sheet/entry.h"
#include "app/table/sheet/setup.h"
