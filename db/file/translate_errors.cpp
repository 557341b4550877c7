#include "db/file/translate_errors.h"

#include <sqlite3.h>

namespace clerk::db {

namespace {

using Reason = Error::Reason;

/// What is no fault of the disk, of another program or of the way to the file is a fault of the content.
Reason reason(int code) {
    switch (code) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return Reason::locked;
    case SQLITE_FULL: return Reason::full;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
    case SQLITE_READONLY:
    case SQLITE_IOERR:
    case SQLITE_NOLFS:
    case SQLITE_NOMEM: return Reason::unreadable;
    default: return Reason::damaged;
    }
}

}

Error error(const std::filesystem::path& file, const SQLite::Exception& cause) {
    return {reason(cause.getErrorCode() & 0xff), file, cause.what()};
}

}
