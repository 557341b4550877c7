// The journal of a game's actions, both ways: undo and redo without limit, and past the end of the program.
#pragma once

#include "core/document.h"

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

}
