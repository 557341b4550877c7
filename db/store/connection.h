// The open file, shared by the store and by what stands beside it.
#pragma once

#include "db/store/error.h"
#include "db/store/open.h"
#include "db/store/sql.h"

#include <map>

namespace clerk::db {

struct Connection {
    std::filesystem::path file; ///< absolute
    SQLite::Database db;

    explicit Connection(const std::filesystem::path& where)
        : file(at_disk(where, [&] { return std::filesystem::absolute(where); })), db(open(file)) {}

    /// The statement, made ready the first time and kept: what fires triggers takes longer to prepare than to run.
    SQLite::Statement& kept(const char* sql) {
        SQLite::Statement& statement = statements_.try_emplace(sql, db, sql).first->second;
        statement.tryReset(); // whatever became of it the last time
        return statement;
    }

    /// Runs a query. What the libraries throw comes out as Error, here and below.
    template <class Query> auto ask(Query query) { return at_disk(file, query); }

    /// Runs one action: when it returns, all of it is on the disk; when it throws, nothing is.
    template <class Action> auto act(Action action) {
        return at_disk(file, [&] {
            SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
            if constexpr (std::is_void_v<decltype(action())>) {
                action();
                transaction.commit();
            } else {
                auto answer = action();
                transaction.commit();
                return answer;
            }
        });
    }

private:
    std::map<std::string, SQLite::Statement> statements_;
};

/// Runs a kept statement without rows; the number of rows it changed.
template <class... Values> int run(Connection& connection, const char* sql, const Values&... values) {
    SQLite::Statement& statement = connection.kept(sql);
    SQLite::bind(statement, values...);
    return statement.exec();
}

/// The first column of the first row of a kept query, the number of a row.
template <class... Values>
std::optional<std::int64_t> row_number(Connection& connection, const char* sql, const Values&... values) {
    SQLite::Statement& statement = connection.kept(sql);
    SQLite::bind(statement, values...);
    std::optional<std::int64_t> found;
    if (statement.executeStep()) found = statement.getColumn(0).getInt64();
    statement.reset();
    return found;
}

inline std::string new_id(Connection& connection) {
    return connection.ask([&] { return text(connection.db, "SELECT id FROM new_uuid").value(); });
}

/// Requires that the statement changed a row. Throws Error::not_found.
inline void require_found(const Connection& connection, int rows, const std::string& what, const std::string& id) {
    if (rows == 0) throw Error(Error::Reason::not_found, connection.file, "no " + what + " " + id);
}

}
