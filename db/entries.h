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

/// Finds the person of every entry: the end of the chain of its merges. A ring, as two histories make it that are
/// joined, is one person: that with the smallest id.
void settle(Connection& connection);

}
