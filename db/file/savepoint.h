// All or nothing of a part of a transaction.
#pragma once

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// Within a transaction: what is done while it lives is undone unless `keep` was called. SQLiteCpp's own one does not
/// end what it takes back, so that one around it would be taken back no further than to there.
class Savepoint {
public:
    explicit Savepoint(SQLite::Database& db) : db_(db) { db_.exec("SAVEPOINT part"); }
    ~Savepoint() {
        if (kept_) return;
        db_.tryExec("ROLLBACK TO part");
        db_.tryExec("RELEASE part");
    }
    Savepoint(const Savepoint&) = delete;
    Savepoint& operator=(const Savepoint&) = delete;

    void keep() {
        db_.exec("RELEASE part");
        kept_ = true;
    }

private:
    SQLite::Database& db_;
    bool kept_ = false;
};

}
