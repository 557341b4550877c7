// Repairs what a check-up found.
#pragma once

#include "db/check_up/trouble.h"
#include "db/file/watch.h"

#include <filesystem>
#include <functional>

namespace clerk::db {

struct Repaired {
    CheckUp found;     ///< the check-up of the history as it was
    CheckUp left;      ///< and after it
    CheckUp uncovered; ///< what no check-up before it could find, and that was given up, or is among what is left
};

/// Is told what was found, while nothing is changed yet and other programs may go on: then a back-up can be made.
using BeforeRepair = std::function<void(const CheckUp& found)>;

/// Repairs what can be repaired, all at once or not at all, and nothing else. Where there is no trouble nothing is
/// done, nor `before` called; what it throws ends all. Throws Error: unreadable for a file that is not there or may
/// only be read, damaged for one that cannot be opened.
Repaired repair(const std::filesystem::path& history, const Watch& watch = {}, const BeforeRepair& before = {});

}
