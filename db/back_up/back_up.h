// Back-ups of a history: whole copies in the folder `backups` beside it, named by the time in UTC and the occasion:
// "history-20261121T190000Z-daily.db". The names are all there is to know; no list is kept elsewhere.
#pragma once

#include "db/back_up/back_up_files.h"
#include "db/file/watch.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Database.h>

namespace clerk::db {

// They throw Error; then all earlier back-ups are still there, and no half one.

/// Of all that was committed, while programs may have the history open. It is on the disk when this returns, and has
/// passed SQLite's quick_check; of what is no history any more there is none (Error::damaged). Only one made before a
/// repair or a restoring is kept as it is, damaged or not.
BackUp back_up(const std::filesystem::path& history, Occasion occasion, Time now, Watch watch = {});
/// The same through a connection that is not writing.
BackUp back_up(SQLite::Database& idle, const std::filesystem::path& history, Occasion occasion, Time now,
               Watch watch = {});

/// A copy at rest, through a connection to the file that is not writing. What cannot be read of that is told of it.
void copy_database(SQLite::Database& idle, const std::filesystem::path& file, const std::filesystem::path& to,
                   Watch& watch);
/// A part at a time. False: another program is writing.
bool copy_pages(SQLite::Backup& copy, Watch& watch);
enum class Examination {
    quick,        ///< SQLite's quick_check
    with_indexes, ///< its integrity_check, in three times the time: whether each index has every row, too
};
/// Throws Error::damaged for a file that SQLite finds fault with.
void require_sound(SQLite::Database& db, const std::filesystem::path& file, Examination how = Examination::quick);

}
