// Entries of players by the names and ids that plays give.
#pragma once

#include "db/store/connection.h"

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>

namespace clerk::db {

/// The entry that bears the name now, before one that was merged away; made when there is none. Within the caller's
/// transaction, as all below.
std::int64_t entry_called(Connection& connection, const std::string& name);

/// The entry with the id, made when there is none; with an empty id the one with the name.
std::int64_t entry(Connection& connection, const std::string& id, const std::string& name);

/// The person of every entry, by their rows: the end of the chain of its merges; none for one that is its own. A ring,
/// as two histories make it that are joined, is one person: that with the smallest id.
std::unordered_map<std::int64_t, std::optional<std::int64_t>> persons(SQLite::Database& db);
/// Writes that down for every entry.
void settle(SQLite::Database& db);

}
