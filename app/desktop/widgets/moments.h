// Days and times as people at the table tell them: in their own time zone.
#pragma once

#include "app/history/moments.h"

namespace clerk::desktop {

int seconds_since(const std::string& utc); ///< none less than 0
std::string today();                       ///< "2026-11-21"

wxString clock_of(int seconds); ///< "1:05:09"

}
