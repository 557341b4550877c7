// Back-ups of a history, and their restoring.
#pragma once

#include "db/back_up/back_up_files.h"
#include "db/file/utc_time.h"
#include "db/file/watch.h"

#include <filesystem>

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Database.h>

namespace clerk::db {

// Back-ups of a history: whole copies in the folder `backups` beside it, named by the time in UTC and the occasion:
// "history-20261121T190000Z-daily.db". The names are all there is to know; no list is kept elsewhere.

// They throw Error; then all earlier back-ups are still there, and no half one.

/// Of all that was committed, while programs may have the history open. It is on the disk when this returns, and has
/// passed SQLite's quick_check; of what is no history any more there is none (Error::damaged). Only one made before a
/// repair or a restoring is kept as it is, damaged or not.
BackUp back_up(const std::filesystem::path& history, Occasion occasion, Time now, Watch watch = {});
/// Makes a back-up through a connection that is not writing.
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

// A history put back as a back-up holds it; what lies in its place is kept.

// What lies in the place of a history, kept as it is under another name: with the logs that a program that was killed
// left beside it, so that no other file gets what is in them.

/// Makes the folder of the name. The history itself may be gone; the index of a log is made anew. Throws what the disk
/// throws.
void set_aside(const std::filesystem::path& history, const std::filesystem::path& name);
[[nodiscard]] bool has_logs(const std::filesystem::path& history); ///< with something in them

// A history put back as a back-up holds it.
struct Restored {
    std::filesystem::path kept; ///< where the history as it was now lies; empty: there was none
    bool left_club = false;     ///< the file was from elsewhere, and in a club
};

/// In place of the history as it is now, of which a back-up is made first, even of one that is damaged; all at once or
/// not at all. A history that is missing is made; what lies in its place, whatever it is, is kept as a back-up. Throws
/// Error: damaged, altered, not_a_history, newer or not_closed for a back-up that cannot be used; locked while a
/// program has the history open, moved where one has put another file in its place; then the history is as it was.
/// A file that is not among its back-ups brings no club with it: whoever made it would be sent what is entered from
/// then on.
Restored restore(const std::filesystem::path& history, const std::filesystem::path& back_up, Time now,
                 Watch watch = {});

}
