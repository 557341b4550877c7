// What a number and a text of the history may be, and what a repair makes of one that is not.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

// The records that a repair takes something from. Merged with a history where they are whole, these are to lose.

struct ChosenRows {
    std::string table;
    std::string condition; ///< SQL
};

/// Each player, night and play among the rows, and each play that such a row belongs to, gets the moment before its
/// last change, once. Within the caller's transaction.
void date_back(SQLite::Database& db, const std::vector<ChosenRows>& rows);

// Numbers that were entered here fit in 32 bits, whatever they count but points, and what is so or not is 1 or 0. A
// file that was made or changed elsewhere may have others, whose sums could not be kept: then no leaderboard could be
// shown any more, and after an action beyond all counting no other could be done.

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

// Texts that were entered here have bounds. A file that was made or changed elsewhere may have others, which whoever
// lists them would read again and again, until no memory is left for anything else.

/// Each column of games, plays, players, nights, photos and imports with texts that are longer than can be entered, as
/// "play.variant". Records, and what is told of them, have the bounds of records.
[[nodiscard]] std::vector<std::string> overlong_texts(SQLite::Database& db);
/// These are cut, moments that may be unknown go, and those by which records are known or compared stay. Within the
/// caller's transaction, and while the summaries are made anew.
void cut_overlong_texts(SQLite::Database& db);

}
