// What a check-up checks: games, players, summaries.
#pragma once

#include "db/check_up/trouble.h"
#include "db/file/watch.h"

#include <set>
#include <string>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

// The check-up of one game: its record, what follows from it, its journal, its result and its play.

/// Adds what is found. Requires that there is such a game.
void check_game(SQLite::Database& db, const std::string& game, CheckUp& found);
/// The record alone.
void check_record(SQLite::Database& db, const std::string& game, CheckUp& found);

// The check-up of players: whether the one whom a seat or a merge names is there.

struct Connection;

/// Adds the entries whose merge leads to nobody or back to themselves, or whose person is not the end of their merges.
void check_players(SQLite::Database& db, CheckUp& found);

/// Such a merge leads to the entry's person again, where that one is still somebody; otherwise it is undone. A player
/// who is gone is there again, by the name that is written at their seats. Within the caller's transaction.
void repair_players(Connection& connection);

// The check-up of the summaries, by adding up the plays.

/// Ids of plays that do not agree with their seats. A repair of the summaries puts that right.
std::set<std::string> plays_beside_their_seats(SQLite::Database& db);

/// Adds one trouble at most. What the plays themselves hold is believed.
void check_summaries(SQLite::Database& db, CheckUp& found, Watch watch = {});

}
