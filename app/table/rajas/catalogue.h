// What the table's catalogue of games takes of Rajas of the Ganges.
#pragma once

#include "app/table/rajas/answers.h"
#include "app/table/rajas/copy.h"
#include "app/table/rajas/setup.h"
#include "app/table/rajas/view.h"
#include "app/table/rajas/words.h"
