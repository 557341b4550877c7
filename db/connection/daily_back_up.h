// The back-up of a day.
#pragma once

#include "db/back_up/back_up_files.h"
#include "db/file/watch.h"

namespace clerk::db {

/// One more if the history differs by a byte from the newest back-up; then those that have expired go. The newest one
/// bears the moment of the last change that it holds as the time of its file: while the history's files show the same,
/// nothing is read. Throws Error, as for every back-up; behind for a history that came to be an older one: then no
/// back-up goes.
std::optional<BackUp> back_up_daily(const std::filesystem::path& history, Time now, const Watch& watch = {});

}
