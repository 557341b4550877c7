// Transactions and their parts, where what is to be taken back goes on or cannot be ended.
#include "db/file/sql.h"

#include <cstring>

#include <SQLiteCpp/Statement.h>
#include <gtest/gtest.h>

namespace {

using namespace clerk;

class Transactions : public testing::Test {
protected:
    SQLite::Database db{":memory:", SQLite::OPEN_READWRITE};

    void SetUp() override { db.exec("CREATE TABLE t (c); INSERT INTO t VALUES (1), (2), (3)"); }
    int sum() { return db.execAndGet("SELECT sum(c) FROM t").getInt(); }
};

/// It would read what the history was before, and let nothing be written over it.
TEST_F(Transactions, AStatementThatGoesOnEndsWithWhatIsTakenBack) {
    SQLite::Statement reading(db, "SELECT c FROM t");
    {
        const db::Transaction transaction(db, db::Transaction::Kind::writes);
        db.exec("UPDATE t SET c = 10");
        EXPECT_TRUE(reading.executeStep());
    }
    EXPECT_EQ(sqlite3_stmt_busy(sqlite3_next_stmt(db.getHandle(), nullptr)), 0);
    EXPECT_EQ(sum(), 6);
}

/// SQLiteCpp 3.2.1's own stays in the transaction that it begins there, and what is written later is lost.
TEST_F(Transactions, APartOutsideOfAllIsATransactionOfItsOwn) {
    for (const bool kept : {false, true}) {
        {
            db::Savepoint part(db);
            db.exec("UPDATE t SET c = 10");
            if (kept) part.keep();
        }
        EXPECT_NE(sqlite3_get_autocommit(db.getHandle()), 0) << "none is open";
        EXPECT_EQ(sum(), kept ? 30 : 6);
    }
}

int refuse_release(void*, int action, const char* what, const char*, const char*, const char*) {
    return action == SQLITE_SAVEPOINT && std::strcmp(what, "RELEASE") == 0 ? SQLITE_DENY : SQLITE_OK;
}

TEST_F(Transactions, OfAPartThatCannotBeEndedNothingIsKept) {
    const db::Transaction all(db, db::Transaction::Kind::writes);
    db.exec("UPDATE t SET c = 10");
    {
        const db::Savepoint part(db);
        db.exec("UPDATE t SET c = 20");
        sqlite3_set_authorizer(db.getHandle(), refuse_release, nullptr);
    }
    sqlite3_set_authorizer(db.getHandle(), nullptr, nullptr);
    EXPECT_NE(sqlite3_get_autocommit(db.getHandle()), 0);
    EXPECT_EQ(sum(), 6);
}

}
