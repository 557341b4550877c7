// Entries of players by the names and ids that plays give.
#pragma once

#include "db/connection/connection.h"

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace clerk::db {

/// The entry that bears the name now, in whichever form of Unicode, before one that was merged away; made when there is
/// none. Within the caller's transaction, as all below.
std::int64_t player_called(Connection& connection, const std::string& name);

/// The entry with the id, made when there is none; with an empty id the one with the name.
std::int64_t player_with_id(Connection& connection, const std::string& id, const std::string& name);

/// All entries of the people of whom one entry has the part in its name or nickname, in any Unicode form and case.
[[nodiscard]] std::vector<std::int64_t> entries_named(SQLite::Database& db, const std::string& part);

/// The row of the person that an entry is of by now. Throws Error::not_found.
[[nodiscard]] std::int64_t require_person(Connection& connection, const std::string& id);

/// The person of every entry, by their rows: the end of the chain of its merges; none for one that is its own. A ring,
/// as the merge of two histories makes it, is one person: that with the smallest id.
[[nodiscard]] std::unordered_map<std::int64_t, std::optional<std::int64_t>> persons_of_players(SQLite::Database& db);
/// Writes that down for every entry, as `player.person`. The triggers `person_rated` and `person_in_streaks` then
/// delete the ratings, and the streaks of whom it concerns.
void write_persons(SQLite::Database& db);

}
