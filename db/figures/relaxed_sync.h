// For what can be made again from the rest.
#pragma once

#include "db/file/sql.h"

#include <string>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// While it lives a transaction is not waited for until it is on the disk.
class RelaxedSync {
public:
    explicit RelaxedSync(SQLite::Database& db)
        : db_(db), back_("PRAGMA synchronous = " + db.execAndGet("PRAGMA synchronous").getString()) {
        db_.exec("PRAGMA synchronous = NORMAL");
    }
    ~RelaxedSync() { insist(db_, back_.c_str()); }
    RelaxedSync(const RelaxedSync&) = delete;
    RelaxedSync& operator=(const RelaxedSync&) = delete;

private:
    SQLite::Database& db_;
    const std::string back_;
};

}
