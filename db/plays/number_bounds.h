// Numbers that were entered here fit in 32 bits, whatever they count but points, and what is so or not is 1 or 0. A
// file that was made or changed elsewhere may have others, whose sums could not be kept: then no leaderboard could be
// shown any more, and after an action beyond all counting no other could be done.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

[[nodiscard]] inline bool is_in_bounds(std::int64_t number) {
    return number >= std::numeric_limits<std::int32_t>::min() && number <= std::numeric_limits<std::int32_t>::max();
}

/// SQL: the same of what the expression gives.
[[nodiscard]] inline std::string is_in_bounds(const std::string& expression) {
    return expression + " BETWEEN -2147483648 AND 2147483647";
}

/// Of a play: who met whom grows with the square of its seats. One with more is in no figure.
inline constexpr int most_seats = 100;
inline constexpr int most_categories = 100; ///< of a seat
/// SQL: whether a row of `play` has no more seats.
[[nodiscard]] std::string has_no_crowd();

/// Each column of plays, nights and of the count of actions with numbers that are not, as "play_seat.rank".
[[nodiscard]] std::vector<std::string> columns_out_of_bounds(SQLite::Database& db);
/// The plays that have more seats, or more categories at a seat, as "chess, 2026-11-20, ID".
[[nodiscard]] std::vector<std::string> crowded_plays(SQLite::Database& db);
/// These go: none is known then, or it is as usual; points of a category go with their row, seats beyond the most and
/// categories likewise, and actions are counted anew. Within the caller's transaction, and while the summaries are made
/// anew.
void drop_out_of_bounds(SQLite::Database& db);

}
