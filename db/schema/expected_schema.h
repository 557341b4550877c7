// The schema of a history: its steps, what it should be, and changes past its triggers.
#pragma once

#include <filesystem>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

// The steps of the schema: `PRAGMA user_version` says on which of them a file stands.

using SchemaSteps = std::span<const char* const>; ///< one script of SQL a step

/// The steps of this program, from an empty file to today's. Defined by db/schema.cpp.in from db/schema/*.sql.
[[nodiscard]] SchemaSteps schema();

/// What they make together, found by the build: after a line "-- TYPE NAME" the SQL of each, and a line ";". Empty
/// where the program was cross-built.
[[nodiscard]] std::string_view whole_schema();

/// Marks a file as ours ("ClkW").
inline constexpr int application_id = 0x436C6B57;

[[nodiscard]] int schema_version(SQLite::Database& db); ///< the steps that were taken

/// Takes the steps after `from`. Within the caller's transaction.
void take_steps(SQLite::Database& db, int from, SchemaSteps steps);

// What the tables of a file should be, and how they refer to each other.

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

// Changes that our own triggers would follow row by row, where it is known what they would do.

/// Does something while these triggers of ours are not there. Within the caller's transaction, which takes them back
/// with all else where it throws.
template <class Change>
void without_triggers(SQLite::Database& db, std::initializer_list<const char*> triggers, Change change) {
    for (const char* trigger : triggers) db.exec(std::string("DROP TRIGGER main.") + trigger);
    change();
    for (const char* trigger : triggers) db.exec(definition(trigger));
}

}
