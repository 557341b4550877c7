// Whether an open database is still the file that its name leads to.
#pragma once

#include <filesystem>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// Whether what is open is a copy that nobody sees, which may only be read.
[[nodiscard]] bool is_copy(SQLite::Database& db);

/// Whether the open file was renamed, deleted or replaced. A copy has no place. Throws Error::unreadable where that
/// cannot be looked at.
[[nodiscard]] bool has_moved(SQLite::Database& db, const std::filesystem::path& file);

/// Throws Error::moved when the open file was renamed, deleted or replaced: what is written to it nobody will find.
void require_in_place(SQLite::Database& db, const std::filesystem::path& file);

}
