// Brings an older history up to the latest step of the schema.
#pragma once

#include "db/file/utc_time.h"
#include "db/schema/steps.h"

#include <filesystem>

namespace clerk::db {

/// All steps at once or none; of a file that stands on an earlier step a back-up is made first, and then the indexes,
/// triggers and views that it lacks. Throws Error::newer for a file past the last step.
void migrate(SQLite::Database& db, const std::filesystem::path& file, SchemaSteps steps, Time now = db::now());
/// The same for a copy that only this program knows, without a back-up. `file`: what errors name. On the last step
/// nothing is done.
void migrate_copy(SQLite::Database& db, const std::filesystem::path& file, SchemaSteps steps);

}
