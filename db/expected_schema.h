// What the tables of a file should be, and how they refer to each other.
#pragma once

#include <string>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// One table, index or trigger that is not as this program makes it.
struct Deviation {
    std::string detail; ///< "table turn is missing"
    std::string remedy; ///< the SQL that makes it as it should be; empty: there is none that loses nothing
};
/// Missing, different, and indexes and triggers that change what a write does. Tables and views of others are let be.
std::vector<Deviation> deviations(SQLite::Database& db);

/// A column that names a row of another table.
struct Reference {
    std::string table;
    std::string column;
    std::string parent;
    std::string key;
};
std::vector<Reference> references(); ///< those between our own tables

std::string missing_keys(const Reference& reference);        ///< SQL: what the column names that is not there
std::string delete_missing_keys(const Reference& reference); ///< SQL: the rows that name it go

}
