// Records, results and the journal of a game's actions as rows: undo and redo without limit, and past the end of the
// program.
#pragma once

#include "core/document.h"
#include "core/game.h"
#include "core/record.h"

#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

// Records and results as rows.

// A result that stands.

/// The score as awarded, with the version of the rules that awarded it.
struct Result {
    int rules_version = 0;
    std::string awarded_at; ///< RFC 3339
    std::string sheet; ///< the figures as JSON, in the form of `clerk score --json`; points that are no whole number of
                       ///< 32 bits as texts
};

// A record as rows: the game, its sheets and the faces of its tiles. Its seats are those of its play.

struct Connection;

/// Requires that there is such a game. Its pieces may not fit together: a file is not to be believed.
Expected<Record> read_record(SQLite::Database& db, const std::string& id);

/// A record as it is stored, before it is read.
Sheets read_sheets(SQLite::Database& db, const std::string& id);

/// A record with all that is stored of it. Its document is made once.
struct Written {
    Record record;
    Document document;
    Sheets sheets;

    explicit Written(Record written);
};

struct Unstorable : std::invalid_argument {
    Fault fault; ///< of the record as it would be stored
    explicit Unstorable(Fault of_record) : std::invalid_argument(diagnosis(of_record)), fault(std::move(of_record)) {}
};
/// What could not be read again is not to be written: throws Unstorable.
void require_readable(const Written& written);
/// A game that is not there yet, without its play. Within the caller's transaction.
void insert_record(Connection& connection, const Written& written);
/// Writes what differs from the stored record. Requires that its play is not tallied. Within the caller's transaction.
void update_record(Connection& connection, const Written& stored, const Written& next);

/// Made anew from the record. Within the caller's transaction.
void rewrite_faces(Connection& connection, const Record& record);

// Results: the score as awarded, in full. The figures that lists show are the play's.

struct Connection;

/// In place of an earlier one. Requires that there is such a game. Within the caller's transaction.
void write_result(Connection& connection, const std::string& game, const ScoreSheet& sheet, int rules_version,
                  const std::string& awarded_at);
/// The figures as they are stored.
std::string print(const ScoreSheet& sheet);
std::optional<Result> read_result(SQLite::Database& db, const std::string& game);

/// A result as it is stored, whether it stands or not.
struct Award {
    std::int64_t actions = 0; ///< of the game when it was awarded
    std::int64_t rules_version = 0;
    std::string sheet;
};
std::optional<Award> read_award(SQLite::Database& db, const std::string& game);

bool is_score(const std::string& sheet); ///< whether the figures of every seat can be read in it

// The journal of a game's actions, both ways: undo and redo without limit, and past the end of the program.

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
