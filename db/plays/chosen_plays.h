// The plays that a filter chooses, as conditions on their rows, and as rows in an order.
#pragma once

#include "db/plays/listed_play.h"

#include <cstdint>
#include <string>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// What follows `select` are the conditions that a row answers by itself, bound: all but the words.
[[nodiscard]] SQLite::Statement prepare(SQLite::Database& db, const std::string& select, const PlayFilter& filter,
                                        const std::string& order);

/// All of them, in order. It looks at every play: for a list in the order of time without words there are PlayPages.
[[nodiscard]] std::vector<std::int64_t> chosen_plays(SQLite::Database& db, const PlayFilter& filter,
                                                     const PlayOrder& order);

}
