// The journal of a game's actions, both ways: undo and redo without limit, and past the end of the program.
#pragma once

#include "core/document.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// One step through the journal: what it changes, and how many actions are done after it.
struct JournalStep {
    std::string difference;
    int actions = 0;
};
std::optional<JournalStep> undo_step(SQLite::Database& db, const std::string& game);
std::optional<JournalStep> redo_step(SQLite::Database& db, const std::string& game);

/// Within the caller's transaction. A new action gives up what could be redone, and a result awarded there.
void write_action(SQLite::Database& db, const std::string& game, const Document& from, const Document& to);
void write_position(SQLite::Database& db, const std::string& game, const JournalStep& step);

// A journal walked, back and forth.

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
