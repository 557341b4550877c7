#include "db/file/in_place.h"

#include "db/file/error.h"

#include <system_error>

#include <sqlite3.h>

namespace clerk::db {

namespace fs = std::filesystem;
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
