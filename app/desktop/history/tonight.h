// Which game night a game belongs to that is started now.
#pragma once

#include "db/nights/nights.h"

namespace clerk::desktop {

/// The one whose timer was started last and runs; else the latest of that date ("2026-11-21"); none: empty.
std::string tonight(const std::vector<db::Night>& nights, const std::string& today);

}
