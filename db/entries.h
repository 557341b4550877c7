// Entries of players by the names and ids that plays give.
#pragma once

#include "db/connection.h"

#include <cstdint>
#include <string>

namespace clerk::db {

/// The entry that bears the name now, before one that was merged away; made when there is none. Within the caller's
/// transaction, as all below.
std::int64_t entry_called(Connection& connection, const std::string& name);

/// The entry with the id, made when there is none; with an empty id the one with the name.
std::int64_t entry(Connection& connection, const std::string& id, const std::string& name);

/// SQL: the row at the end of a player's chain of merges; null for one that is not merged, and in a ring, which only a
/// damaged file has.
extern const char* const end_of_merges;
/// Finds the end of every chain of merges.
void settle_merges(SQLite::Database& db);

}
