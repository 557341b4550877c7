// A history put back as a back-up holds it; what lies in its place is kept.
#pragma once

#include "db/file/utc_time.h"
#include "db/file/watch.h"

#include <filesystem>

namespace clerk::db {

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
