#include "db/file/in_place.h"

#include "db/file/system.h"
#include "db/file/watch.h"

#include <new>
#include <system_error>

#include <sqlite3.h>

namespace clerk::db {

namespace fs = std::filesystem;

namespace {

using Reason = Error::Reason;

/// What is no fault of the disk, of another program or of the way to the file is a fault of the content.
Reason reason(const SQLite::Exception& cause) {
    switch (cause.getExtendedErrorCode()) {
    case SQLITE_READONLY_DBMOVED: return Reason::moved;
    case SQLITE_IOERR_DELETE_NOENT: return Reason::locked; // its log, by another program
    case SQLITE_IOERR_SHMSIZE: return Reason::full;        // for the index of its log there was no room
    }
    switch (cause.getErrorCode() & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return Reason::locked;
    case SQLITE_FULL: return Reason::full;
    case SQLITE_INTERRUPT: return was_stopped() ? Reason::stopped : Reason::damaged;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
    case SQLITE_READONLY:
    case SQLITE_IOERR:
    case SQLITE_NOLFS: return Reason::unreadable;
    default: return Reason::damaged;
    }
}

}

Error error(const std::filesystem::path& file, const std::filesystem::filesystem_error& cause) {
    return {is_no_room(cause.code()) ? Reason::full : Reason::unreadable, file, cause.what()};
}

Error error(const std::filesystem::path& file, const SQLite::Exception& cause) {
    constexpr int no_memory_for_wal = SQLITE_IOERR_NOMEM;
    if (cause.getErrorCode() == SQLITE_NOMEM || cause.getExtendedErrorCode() == no_memory_for_wal)
        throw std::bad_alloc();
    return {reason(cause), file, cause.what()};
}

using Reason = Error::Reason;

bool is_copy(SQLite::Database& db) {
    const char* name = sqlite3_db_filename(db.getHandle(), "main");
    return !name || *name == '\0';
}

bool has_moved(SQLite::Database& db, const fs::path& file) {
    const auto sees_another = [&] {
        int moved = 0;
        sqlite3_file_control(db.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
        return moved != 0;
    };
    if (is_copy(db) || !sees_another() || !sees_another()) return false; // it says so where its look failed, too
    std::error_code why;
    if (fs::status(file, why).type() == fs::file_type::none) throw Error(Reason::unreadable, file, why.message());
    return true;
}

void leave_log(SQLite::Database& db) {
    sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

void leave_log_of_another(SQLite::Database& db, const fs::path& file) {
    try {
        if (has_moved(db, file)) leave_log(db);
    } catch (const Error&) {
        leave_log(db);
    }
}

void require_in_place(SQLite::Database& db, const fs::path& file) {
    if (has_moved(db, file)) throw Error(Reason::moved, file, "was moved, deleted or replaced");
}

}
