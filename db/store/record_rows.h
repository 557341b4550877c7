// A record as rows: the game, its sheets and the faces of its tiles. Its seats are those of its play.
#pragma once

#include "core/document.h"
#include "core/record.h"

#include <stdexcept>
#include <string>
#include <utility>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

struct Connection;

/// Requires that there is such a game. Its pieces may not fit together: a file is not to be believed.
Expected<Record> read_record(SQLite::Database& db, const std::string& id);

/// The same before it is read: as it is stored.
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

}
