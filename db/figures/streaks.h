// Wins in a row, in the order of the plays' time; of plays at the same second the one with the smaller id comes first.
// Of two seats of a person in one play the one that did not win is the earlier one. Kept from question to question: a
// play that came last is added, after any other change the person's are made anew: the triggers `play_in_streaks` and
// `person_in_streaks` (schema/004_figures.sql) delete them then.
#pragma once

#include "db/connection/connection.h"

#include <cstdint>

namespace clerk::db {

struct Streak {
    int wins = 0;    ///< in a row, up to the last play
    int longest = 0; ///< there ever was
};

/// Of a person's tallied plays of one game, or of all where it is empty, but those of a class that is in `left_out`.
Streak streak(Connection& connection, std::int64_t person, const std::string& game, int left_out);

/// How many people have streaks that their plays do not add up to.
int wrong_streaks(SQLite::Database& db);

}
