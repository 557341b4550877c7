// For what can be made again from the rest.
#pragma once

#include <string>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// While it lives a transaction is not waited for until it is on the disk.
class RelaxedSync {
public:
    explicit RelaxedSync(SQLite::Database& db) : db_(db), before_(db.execAndGet("PRAGMA synchronous").getInt()) {
        db_.exec("PRAGMA synchronous = NORMAL");
    }
    ~RelaxedSync() { db_.tryExec("PRAGMA synchronous = " + std::to_string(before_)); }
    RelaxedSync(const RelaxedSync&) = delete;
    RelaxedSync& operator=(const RelaxedSync&) = delete;

private:
    SQLite::Database& db_;
    int before_;
};

}
