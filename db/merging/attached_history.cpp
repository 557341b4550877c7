#include "db/merging/attached_history.h"

#include "db/back_up/back_up.h"
#include "db/connection/open.h"
#include "db/connection/seals.h"
#include "db/file/attachments.h"
#include "db/file/sql.h"
#include "db/file/step_bound.h"
#include "db/plays/number_bounds.h"
#include "db/plays/text_bounds.h"
#include "db/schema/expected_schema.h"
#include "db/schema/history_file.h"
#include "db/schema/steps.h"

#include <sqlite3.h>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;
using Reason = Error::Reason;

void require_another(const fs::path& history, const fs::path& file) {
    require_there(file);
    if (fs::equivalent(history, file)) throw Error(Reason::exists, file, "is the history itself");
}

void copy(SQLite::Database& from, SQLite::Database& to, const char* schema, Watch& watch) {
    if (SQLite::Backup all(to, schema, from, "main"); !copy_pages(all, watch))
        throw SQLite::Exception("cannot be copied", SQLITE_BUSY);
}

void require_none(SQLite::Database& db, const fs::path& file, const char* query, const char* what) {
    if (const auto found = text(db, query)) throw Error(Reason::damaged, file, what + *found);
}

/// What is merged is believed to be as this program writes it.
void require_whole(SQLite::Database& db, const fs::path& file) {
    require_none(db, file, "SELECT \"table\" FROM pragma_foreign_key_check",
                 "something is missing that is named in the table ");
    const std::string names =
        "SELECT name FROM (SELECT file AS name FROM photo UNION ALL SELECT file FROM traced_photo UNION ALL"
        " SELECT picture FROM player WHERE picture <> '') WHERE ";
    require_none(db, file, (names + is_no_attachment_name).c_str(), "not the name of a photo or picture: ");
    for (const std::string& column : overlong_texts(db))
        throw Error(Reason::damaged, file, "a text longer than any that can be entered: " + column);
    for (const std::string& column : columns_out_of_bounds(db))
        throw Error(Reason::damaged, file, "a number larger or smaller than any that can be entered: " + column);
    for (const std::string& play : crowded_plays(db))
        throw Error(Reason::crowded, file, "more seats or categories than can be entered: " + play, play);
}

/// Of tables and views of others the conditions would be asked, and what those ask nobody knows.
void require_nothing_else(SQLite::Database& db, const fs::path& file) {
    for (const std::string& title : unknown_objects(db))
        throw Error(Reason::foreign, file, title + " is unknown", title);
}

/// With `and_unsealed` what another program wrote, whose triggers took the seal away, is no more believed than with the
/// check-up.
void require_as_written(SQLite::Database& db, const fs::path& file, bool and_unsealed) {
    for (const Seals::StrangeRecord& one : Seals(db).strange_records(and_unsealed))
        throw Error(Reason::damaged, file, one.table + ' ' + one.id + " is not as it was written");
}

/// In a temporary file that has no name.
SQLite::Database latest(const fs::path& file, Watch& watch) {
    SQLite::Database source = open_read_only(file);
    const StepBound bound_of_source(source, fs::file_size(file), watch);
    require_schema(source, file); // before a step of ours runs on it
    require_nothing_else(source, file);
    SQLite::Database db("", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    harden(db);
    const StepBound bound(db, fs::file_size(file), watch);
    copy(source, db, "main", watch);
    forget_statistics(db);
    require_sound(db, file, Examination::with_indexes);
    const bool is_earlier = schema_version(db) < static_cast<int>(schema().size());
    migrate_copy(db, file, schema());
    require_whole(db, file);
    require_as_written(db, file, !is_earlier);
    return db;
}

/// For rows that are read once: nothing keeps figures of them, or finds them otherwise than by their keys.
SQLite::Database& empty_history() {
    thread_local SQLite::Database empty = [] {
        SQLite::Database db(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        take_steps(db, 0, schema());
        for (const std::string& drop :
             texts(db, "SELECT 'DROP ' || type || ' ' || name FROM sqlite_schema"
                       " WHERE type = 'trigger' OR (type = 'index' AND sql LIKE 'CREATE INDEX %')"))
            db.exec(drop);
        return db;
    }();
    return empty;
}

}

/// What is copied into it gives it its pages.
AttachedHistory::AttachedHistory(Connection& connection, Unfilled) : connection_(connection) {
    connection_.query([&] {
        connection_.db.tryExec("DETACH other"); // that could not be filled, or not be taken off again
        connection_.db.exec("ATTACH '' AS other");
    });
}

AttachedHistory::AttachedHistory(Connection& connection) : AttachedHistory(connection, Unfilled()) {
    connection_.query([&] {
        Watch nobody; // it takes no time
        copy(empty_history(), connection_.db, "other", nobody);
    });
}

AttachedHistory::AttachedHistory(Connection& connection, const fs::path& file)
    : AttachedHistory(connection, Unfilled()) {
    translate_errors(file, [&] {
        const fs::path other = fs::absolute(file);
        require_another(connection.file, other);
        SQLite::Database db = read_at_rest(other, [&] { return latest(other, connection.watch); });
        copy(db, connection.db, "other", connection.watch);
    });
}

AttachedHistory::~AttachedHistory() { insist(connection_.db, "DETACH other"); }

}
