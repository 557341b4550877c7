// The steps of the schema: `PRAGMA user_version` says on which of them a file stands.
#pragma once

#include <span>
#include <string_view>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

using SchemaSteps = std::span<const char* const>; ///< one script of SQL a step

/// The steps of this program, from an empty file to today's. Defined by db/schema.cpp.in from db/schema/*.sql.
[[nodiscard]] SchemaSteps schema();

/// What they make together, from db/schema/whole.sql: after a line "-- TYPE NAME" the SQL of each, and a line ";".
[[nodiscard]] std::string_view whole_schema();

/// Marks a file as ours ("ClkW").
inline constexpr int application_id = 0x436C6B57;

[[nodiscard]] int schema_version(SQLite::Database& db); ///< the steps that were taken

/// Takes the steps after `from`. Within the caller's transaction.
void take_steps(SQLite::Database& db, int from, SchemaSteps steps);

}
