// Mends one game: what follows from its record is made anew from it.
#pragma once

#include "db/check_up.h"

namespace clerk::db {

/// Requires that the game can be read.
void mend_game(SQLite::Database& db, const Trouble& trouble);

}
