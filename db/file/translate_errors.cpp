#include "db/file/translate_errors.h"

#include "db/file/system.h"
#include "db/file/watch.h"

#include <new>
#include <system_error>

#include <sqlite3.h>

namespace clerk::db {

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

}
