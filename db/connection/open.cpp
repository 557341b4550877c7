#include "db/connection/open.h"

#include "db/connection/migration.h"
#include "db/file/disk.h"
#include "db/file/translate_errors.h"
#include "db/schema/history_file.h"

#include <sqlite3.h>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;
using Reason = Error::Reason;

/// For one thread at a time: else SQLite takes a lock for every column.
SQLite::Database connect(const fs::path& file) {
    return {file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX, busy_timeout_ms};
}

/// SQLite falls back to reading when a file may not be written.
void require_writable(SQLite::Database& db, const fs::path& file) {
    if (sqlite3_db_readonly(db.getHandle(), "main") != 0) throw Error(Reason::unreadable, file, "may not be written");
}

/// The journal mode comes after the schema: made in one piece, a new file bears our mark from its first byte on.
void set_up(SQLite::Database& db, const fs::path& file) {
    db.exec("PRAGMA synchronous = FULL");
    migrate(db, file, schema());
    db.exec("PRAGMA journal_mode = WAL");
    db.exec("PRAGMA foreign_keys = ON");
}

SQLite::Database open_here(const fs::path& file) {
    require_plain_file(file);
    make_folder(file.parent_path());
    SQLite::Database db = connect(file);
    if (fs::file_size(file) > 0) require_history(db, file);
    require_writable(db, file);
    harden(db);
    set_up(db, file);
    return db;
}

}

SQLite::Database open(const fs::path& file) {
    return translate_errors(file, [&] { return open_here(file); });
}

}
