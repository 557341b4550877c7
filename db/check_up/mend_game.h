// Mends one game: what follows from its record is made anew from it.
#pragma once

#include "db/check_up/check_up.h"

namespace clerk::db {

struct Connection;

/// Requires that the game can be read.
void mend_game(Connection& connection, const Trouble& trouble);

}
