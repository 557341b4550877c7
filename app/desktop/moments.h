// Days and times of the history as people at the table tell them: in their own time zone.
#pragma once

#include <string>

#include <wx/string.h>

namespace clerk::desktop {

/// Of "2026-11-21T19:00:00Z"; of a text that is no such time the text itself.
wxString day_here(const std::string& utc);    ///< "2026-11-21"
wxString moment_here(const std::string& utc); ///< "2026-11-21 20:00"

int seconds_since(const std::string& utc); ///< none less than 0
std::string today();                       ///< "2026-11-21"

wxString clock_of(int seconds); ///< "1:05:09"

}
