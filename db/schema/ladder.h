// The ladder of the schema: `PRAGMA user_version` says on which step a file stands.
#pragma once

#include "db/store/utc_time.h"

#include <filesystem>
#include <span>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// The steps of this program, from an empty file to today's.
std::span<const char* const> schema();

/// Marks a file as ours ("ClkW").
inline constexpr int application_id = 0x436C6B57;

/// Brings the file up to the last of the steps, all at once or not at all; of one that stands on an earlier step a
/// back-up is made first. Throws Error::newer for a file past the last step.
void climb(SQLite::Database& db, const std::filesystem::path& file, std::span<const char* const> steps,
           Time now = db::now());
/// The same for a copy that only this program knows, without a back-up. `file`: what errors name.
void climb_copy(SQLite::Database& db, const std::filesystem::path& file, std::span<const char* const> steps);

}
