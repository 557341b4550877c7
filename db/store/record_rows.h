// Records and results as rows.
#pragma once

#include "core/document.h"
#include "core/game.h"
#include "core/record.h"

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

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

}
