// Transactions and their parts. What is to be taken back is taken back even where memory for it runs out at that
// moment: SQLiteCpp's would stay open then, and every later action would be refused.
#pragma once

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

namespace clerk::db {

/// What has to be done, and may fail for want of memory. False: it failed again and again.
inline bool insist(SQLite::Database& db, const char* sql) {
    constexpr int attempts = 3;
    for (int i = 0; i < attempts; ++i)
        if (db.tryExec(sql) == SQLITE_OK) return true;
    return false;
}

/// Takes back the transaction that goes on, if there is one. Of its statements none goes on: one that does reads what
/// the history was then, and lets nothing be written over what another program has written since.
inline void roll_back(SQLite::Database& db) {
    if (sqlite3_get_autocommit(db.getHandle()) != 0) return;
    insist(db, "ROLLBACK");
    for (auto* one = sqlite3_next_stmt(db.getHandle(), nullptr); one; one = sqlite3_next_stmt(db.getHandle(), one))
        if (sqlite3_stmt_busy(one)) sqlite3_reset(one);
}

/// All or nothing; or several questions, answered at one moment. Not within another. One that could not be ended before
/// is ended first.
class Transaction {
public:
    enum class Kind { reads, writes };
    explicit Transaction(SQLite::Database& db, Kind kind = Kind::reads) : db_(db) {
        roll_back(db_);
        db_.exec(kind == Kind::writes ? "BEGIN IMMEDIATE" : "BEGIN");
    }
    ~Transaction() {
        if (!done_) roll_back(db_);
    }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    void commit() {
        db_.exec("COMMIT");
        done_ = true;
    }

private:
    SQLite::Database& db_;
    bool done_ = false;
};

/// Within a transaction: what is done while it lives is undone unless `keep` was called. SQLiteCpp's own one does not
/// end what it takes back, so that one around it would be taken back no further than to there.
class Savepoint {
public:
    explicit Savepoint(SQLite::Database& db) : db_(db) { db_.exec("SAVEPOINT part"); }
    ~Savepoint() {
        if (kept_) return;
        if (!insist(db_, "ROLLBACK TO part") || !insist(db_, "RELEASE part"))
            roll_back(db_); // nothing of it all is kept
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
