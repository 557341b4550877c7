// Opens a history file, and brings an older one up to the latest step of the schema.
#pragma once

#include "db/file/utc_time.h"
#include "db/schema/expected_schema.h"

#include <filesystem>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

// Brings an older history up to the latest step of the schema.

/// All steps at once or none; of a file that stands on an earlier step a back-up is made first, and then the indexes,
/// triggers and views that it lacks. Throws Error::newer for a file past the last step.
void migrate(SQLite::Database& db, const std::filesystem::path& file, SchemaSteps steps, Time now = db::now());
/// Migrates a copy that only this program knows, without a back-up. `file`: what errors name. On the last step
/// nothing is done.
void migrate_copy(SQLite::Database& db, const std::filesystem::path& file, SchemaSteps steps);

// Opens a history file, and only that: any other file is refused untouched.

/// Whether a file is opened whose tables, indexes or triggers are not as this program makes them, or that is behind.
enum class Altered { refused, let_be };

/// Makes the file and its folders if there never were any, and brings an older one up to the latest step of the schema.
/// Of one that may not be written it opens a copy that nobody sees, in which figures are kept while it is open; see
/// db/file/in_place.h. Requires an absolute path. Throws Error: altered, too, for an altered one of an earlier step,
/// which is brought nowhere, unless it only lacks indexes, triggers or views and is let be; gone for one that is not
/// there, and damaged for one that is no history any more, but was used; behind, unless an altered one is let be.
SQLite::Database open(const std::filesystem::path& file, Altered altered = Altered::refused);

/// Makes an empty history where one is gone; its back-ups stay. False: something is there, and stays.
bool begin_anew(const std::filesystem::path& file);

/// Throws Error::unreadable where it is a copy: nothing that is to be kept may be written.
void require_original(SQLite::Database& db, const std::filesystem::path& file);

}
