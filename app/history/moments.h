// Days and times of the history as people tell them: in their own time zone.
#pragma once

#include <optional>
#include <string>

#include <wx/datetime.h>

namespace clerk {

/// Of "2026-11-21T19:00:00Z", with a fraction of the second or without. None: it is no such time.
std::optional<wxDateTime> time_of(const std::string& utc);

// Of a text that is no such time the text itself.
wxString day_here(const std::string& utc);    ///< "2026-11-21"
wxString moment_here(const std::string& utc); ///< "2026-11-21 20:00"
wxString second_here(const std::string& utc); ///< "2026-11-21 20:00:05"

}
