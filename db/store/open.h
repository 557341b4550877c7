// Opens a history file, and only that: any other file is refused untouched.
#pragma once

#include <filesystem>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// Makes the file and its folders if there are none. Requires an absolute path. Throws Error.
SQLite::Database open(const std::filesystem::path& file);

/// One that nobody has open, only to read; nothing is made beside it. Requires an absolute path. Throws Error.
SQLite::Database open_at_rest(const std::filesystem::path& file);

/// Throws Error::not_a_history for another program's database. What is no database passes.
void require_no_others(SQLite::Database& db, const std::filesystem::path& file);

/// How long another program's writing is waited for.
inline constexpr int patience_ms = 2000;

/// A file may have been made to do harm: its schema is not trusted.
void harden(SQLite::Database& db);

}
