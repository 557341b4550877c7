// Plays as rows: their columns, writing and reading.
#pragma once

#include "db/plays/play.h"

#include <cstdint>
#include <span>
#include <string>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

namespace clerk::db {

// The columns of `play`, once: how each is called, stored and read. Whoever names them in SQL takes the names from
// here.

struct PlayColumn {
    const char* name;
    const char* value; ///< SQL: what is stored, of one parameter or of none
    const char* shown; ///< SQL: what a ListedPlay holds
    // None for what a ListedPlay does not hold.
    void (*bind)(SQLite::Statement& statement, int index, const ListedPlay& play);
    void (*read)(const SQLite::Column& column, ListedPlay& play);
    bool came_later = false; ///< where it is 0 it stands in no document: older ones have none
};
using PlayColumns = std::span<const PlayColumn>;

/// The columns that every version of a play has, here and in another history: not the numbers of rows, nor what the
/// summaries keep with it.
[[nodiscard]] PlayColumns play_columns();
/// Of these, those that follow from the record and the result where there is a game.
[[nodiscard]] PlayColumns play_columns_of_game();

/// "game, variant, …", with something before each name: "excluded.".
[[nodiscard]] std::string names(PlayColumns columns, const std::string& before = "");
[[nodiscard]] std::string values(PlayColumns columns); ///< SQL of what is stored; binds with `bind_play`
[[nodiscard]] std::string shown(PlayColumns columns);  ///< SQL of what is read

/// SQL: when a row of `play` was played. What has a day and no hour is at noon on this computer's clock, so that it is
/// on the same day as everywhere.
inline constexpr const char* moment_here =
    "iif(play.day_only, unixepoch(date(play.played_at, 'unixepoch'), '+12 hours', 'utc'), play.played_at)";

/// Binds the parameters of `values` from `index` on; the next index.
int bind_play(SQLite::Statement& statement, int index, PlayColumns columns, const ListedPlay& play);
/// From a row that begins with all columns as they are `shown`.
[[nodiscard]] ListedPlay read_play(SQLite::Statement& row);

// Plays as rows.

struct Connection;

/// Requires that there are such rows, as below.
void each_play(SQLite::Database& db, const std::vector<std::int64_t>& rows,
               const std::function<void(const ListedPlay&)>& look);
[[nodiscard]] std::vector<ListedPlay> read_plays(SQLite::Database& db, const std::vector<std::int64_t>& rows);

/// False: it is there already. Throws std::invalid_argument. Within the caller's transaction, as below.
bool insert_play(Connection& connection, const Play& play, std::int64_t import);
/// Plays that are asked for one after the other.
struct PlaysInTurn {
    std::size_t count = 0;
    std::function<Play(std::size_t)> at = {};
};
/// Inserts those that are not there yet; how many that were. Throws std::invalid_argument.
int insert_plays(Connection& connection, const PlaysInTurn& plays, std::int64_t import);
/// What the seat of a play has scored, instead of what stands there.
void write_points(Connection& connection, std::int64_t play, int number, const PlaySeat& seat);

}
