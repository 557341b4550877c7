// What an open history still holds when its file was moved, deleted or replaced: while it is open, all of it can be
// read, but not of one that was written over. And its log, which must not come to another file.
#pragma once

#include "db/back_up/back_up_files.h"
#include "db/connection/connection.h"

#include <optional>

namespace clerk::db {

/// Whether its last actions are perhaps in its log alone, which would change a file that took its place. Not while an
/// action goes on.
[[nodiscard]] bool has_log(const History& history);

/// Brings them into the file, unless an action goes on or another program is reading. Waits for nobody, and does not
/// fail.
void empty_log(const History& history);

/// Whether its file, the log of it, or what is in the file, is not any more where it was opened. Throws Error.
[[nodiscard]] bool has_moved(const History& history);

/// Whether what is in the file now is a history of a newer version of this program.
[[nodiscard]] bool is_of_newer_version(const std::filesystem::path& file);

/// All that it holds, as a back-up beside where it was opened. What lies there of its own, its log and its mark, is
/// taken away: it does not belong to whatever file is there now. None: its file was written over, so that no more is
/// known of it than what was read. Requires one that has moved. Throws Error.
std::optional<BackUp> keep_moved(const History& history, Time now);

/// Keeps it in a file of that name, which may not be there yet. False: there is none.
bool keep_moved_in(const History& history, const std::filesystem::path& file);

}
