// Short forms for statements. Values are always bound, never written into the SQL.
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

namespace clerk::db {

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

/// The same, of a column with the numbers of rows.
template <class... Values>
std::optional<std::int64_t> row_number(SQLite::Database& db, const char* sql, const Values&... values) {
    std::optional<std::int64_t> found;
    each(
        db, sql, [&](SQLite::Statement& row) { found = row.getColumn(0).getInt64(); }, values...);
    return found;
}

}
