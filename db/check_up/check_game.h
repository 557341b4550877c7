// The check-up of one game: its record, what follows from it, its journal, its result and its play.
#pragma once

#include "db/check_up/trouble.h"

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// Adds what is found. Requires that there is such a game.
void check_game(SQLite::Database& db, const std::string& game, CheckUp& found);
/// The record alone.
void check_record(SQLite::Database& db, const std::string& game, CheckUp& found);

}
