// What the tables of a file should be, and how they refer to each other.
#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// One table, index or trigger that is not as this program makes it.
struct Deviation {
    std::string detail;        ///< "table turn is missing"
    std::string remedy;        ///< the SQL that makes it as it should be; empty: there is none that loses nothing
    bool held_nothing = false; ///< what is missing: an index, a trigger or a view, which its remedy makes
};
/// Missing, different, and of others what changes what a statement of ours does: indexes, triggers, tables whose rows
/// refer to ours, and what has a name of SQLite's own functions. Other tables and views of others are let be.
std::vector<Deviation> deviations(SQLite::Database& db);

enum class HeldNothing { refused, let_be };
/// Throws Error::altered unless the file has, for the step on which it stands, exactly our tables, indexes and
/// triggers: then no statement of ours does anything that is not ours. Tables and views of others may be there that
/// have nothing to do with them, under names that none of our steps gives. What held nothing may be let be missing.
/// Runs nothing that the file brings. Throws Error: newer; damaged for a step below none.
void require_schema(SQLite::Database& db, const std::filesystem::path& file,
                    HeldNothing missing = HeldNothing::refused);
/// Makes what is missing and held nothing, for the step on which the file stands. Within the caller's transaction.
void make_what_held_nothing(SQLite::Database& db);

/// What ANALYZE keeps of a file, by which SQLite chooses how it looks for rows: this program never asks for it, and if
/// it lies, everything takes the square of the rows. Requires a connection that may write.
void forget_statistics(SQLite::Database& db);

/// The tables and views of others, "table diary", of a file that has our own.
std::vector<std::string> unknown_objects(SQLite::Database& db);

/// The SQL that makes one of our own tables, indexes or triggers. Requires that there is one of that name.
std::string definition(const std::string& name);

/// Columns that name a row of another table.
struct ForeignKey {
    std::string table;
    std::string parent;
    std::vector<std::pair<std::string, std::string>> keys = {}; ///< column, and what it is in the parent
    bool optional = false;                                      ///< a row may name none
};
const std::vector<ForeignKey>& foreign_keys(); ///< those between our own tables

std::string dangling_keys(const ForeignKey& reference); ///< SQL: what the columns name that is not there
std::string drop_dangling(const ForeignKey& reference); ///< SQL: the rows name none any more, or go where they must

}
