// The check-up of the summaries, by adding up the plays.
#pragma once

#include "db/check_up/trouble.h"
#include "db/file/watch.h"

#include <set>
#include <string>

namespace clerk::db {

/// Ids of plays that do not agree with their seats. A repair of the summaries puts that right.
std::set<std::string> plays_beside_their_seats(SQLite::Database& db);

/// Adds one trouble at most. What the plays themselves hold is believed.
void check_summaries(SQLite::Database& db, CheckUp& found, Watch watch = {});

}
