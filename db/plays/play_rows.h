// Plays as rows.
#pragma once

#include "db/plays/listed_play.h"

#include <cstdint>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

struct Connection;

/// Requires that there are such rows, as below.
void each_play(SQLite::Database& db, const std::vector<std::int64_t>& rows,
               const std::function<void(const ListedPlay&)>& look);
[[nodiscard]] std::vector<ListedPlay> read_plays(SQLite::Database& db, const std::vector<std::int64_t>& rows);

/// False: it is there already. Throws std::invalid_argument. Within the caller's transaction, as below.
bool insert_play(Connection& connection, const Play& play, std::int64_t import);
/// Those that are not there yet; how many that were. Throws
/// std::invalid_argument.
int insert_plays(Connection& connection, const std::vector<Play>& plays, std::int64_t import);
/// What the seat of a play has scored, instead of what stands there.
void write_points(Connection& connection, std::int64_t play, int number, const PlaySeat& seat);

}
