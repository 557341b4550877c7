// The check-up of players: whether the one whom a seat or a merge names is there.
#pragma once

#include "db/check_up/trouble.h"

#include <SQLiteCpp/Database.h>

namespace clerk::db {

struct Connection;

/// Adds the entries whose merge leads to nobody or back to themselves, or whose person is not the end of their merges.
void check_players(SQLite::Database& db, CheckUp& found);

/// Such a merge leads to the entry's person again, where that one is still somebody; otherwise it is undone. A player
/// who is gone is there again, by the name that is written at their seats. Within the caller's transaction.
void repair_players(Connection& connection);

}
