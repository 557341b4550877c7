// Repairs one game: what follows from its record is made anew from it.
#pragma once

#include "db/check_up/trouble.h"

namespace clerk::db {

struct Connection;

/// Requires that the game can be read.
void repair_game(Connection& connection, const Trouble& trouble);

}
