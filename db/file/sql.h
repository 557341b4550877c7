// Short forms for statements, and transactions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/VariadicBind.h>
#include <sqlite3.h>

namespace clerk::db {

/// Short forms for statements. Values are always bound, never written into the SQL.
/// Ends the reading of a statement that is kept, with a fault as well: until its end it reads what the history was.
class Reading {
public:
    explicit Reading(SQLite::Statement& statement) : statement_(statement) {}
    ~Reading() { statement_.tryReset(); }
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;

private:
    SQLite::Statement& statement_;
};

/// Runs a statement without rows; the number of rows it changed.
template <class... Values> int run(SQLite::Database& db, const char* sql, const Values&... values) {
    SQLite::Statement statement(db, sql);
    SQLite::bind(statement, values...);
    return statement.exec();
}

/// Binds the value, or NULL.
template <class T> void bind_optional(SQLite::Statement& statement, int index, const std::optional<T>& value) {
    if (value)
        statement.bind(index, *value);
    else
        statement.bind(index);
}

/// Hands every row to `read`.
template <class Read, class... Values>
void each(SQLite::Database& db, const char* sql, Read read, const Values&... values) {
    SQLite::Statement statement(db, sql);
    SQLite::bind(statement, values...);
    while (statement.executeStep()) read(statement);
}

/// The first column of every row.
template <class... Values>
std::vector<std::string> texts(SQLite::Database& db, const char* sql, const Values&... values) {
    std::vector<std::string> found;
    each(
        db, sql, [&](SQLite::Statement& row) { found.push_back(row.getColumn(0).getString()); }, values...);
    return found;
}

/// The first column of the first row.
template <class... Values>
std::optional<std::string> text(SQLite::Database& db, const char* sql, const Values&... values) {
    auto found = texts(db, sql, values...);
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

template <class... Values> std::optional<int> number(SQLite::Database& db, const char* sql, const Values&... values) {
    std::optional<int> found;
    each(
        db, sql, [&](SQLite::Statement& row) { found = row.getColumn(0).getInt(); }, values...);
    return found;
}

/// The first column of the first row, where it holds the number of a row.
template <class... Values>
std::optional<std::int64_t> row_number(SQLite::Database& db, const char* sql, const Values&... values) {
    std::optional<std::int64_t> found;
    each(
        db, sql, [&](SQLite::Statement& row) { found = row.getColumn(0).getInt64(); }, values...);
    return found;
}

// Transactions and their parts. What is to be taken back is taken back even where memory for it runs out at that
// moment: SQLiteCpp's would stay open then, and every later action would be refused.

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

// For what can be made again from the rest.

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
