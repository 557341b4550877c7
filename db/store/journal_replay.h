// A journal walked, back and forth.
#pragma once

#include "core/document.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

struct JournalEntry {
    std::string forward;
    std::string back;
};
/// The journal of a game's journal by their numbers, which should be 1, 2, …
using Journal = std::map<std::int64_t, JournalEntry>;

Journal read_journal(SQLite::Database& db, const std::string& game);
std::int64_t read_actions(SQLite::Database& db, const std::string& game); ///< requires that there is such a game

/// How far a game can be taken back and forward, in actions that are then done.
struct ReplayRange {
    std::int64_t first = 0;
    std::int64_t last = 0;
};
/// From the record, with so many actions done, over every step that leads there and back again.
ReplayRange replay_range(const Journal& journal, const Record& record, std::int64_t actions);
bool covers(const Journal& journal, const ReplayRange& range);

/// The record with `to` actions done in place of `from`. None: a step is missing or does not fit.
std::optional<Record> record_at(const Journal& journal, const Record& record, std::int64_t from, std::int64_t to);

}
