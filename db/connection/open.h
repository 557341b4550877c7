// Opens a history file, and only that: any other file is refused untouched.
#pragma once

#include <filesystem>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// Makes the file and its folders if there are none, and brings an older one up to the latest step of the schema.
/// Requires an absolute path. Throws Error.
SQLite::Database open(const std::filesystem::path& file);

}
