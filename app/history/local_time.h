// Days, times and durations of the history as people tell them: in their own time zone.
#pragma once

#include <optional>
#include <string>

#include <wx/datetime.h>

namespace clerk {

/// Of "2026-11-21T19:00:00Z", with a fraction of the second or without. None: it is no such time.
std::optional<wxDateTime> time_of(const std::string& utc);
int seconds_since(
    const std::string& utc); ///< none less than 0, and no more than an int holds; 0 of a text that is no such time
std::string today();         ///< "2026-11-21"

// Of a text that is no such time the text itself.
wxString local_day(const std::string& utc);     ///< "21 Nov 2026"
wxString local_minute(const std::string& utc);  ///< "21 Nov 2026, 20:00"
wxString local_second(const std::string& utc);  ///< "21 Nov 2026, 20:00:05"
wxString local_iso_day(const std::string& utc); ///< "2026-11-21", for the name of a file

wxString day_in_words(const std::string& iso_day); ///< "21 Nov 2026", of "2026-11-21"

wxString duration_in_words(int seconds); ///< "1:05:09"
wxString hours_in_words(int minutes);    ///< "1:05"
/// In seconds, of "2:30", up to "999:59". None: it is no such time.
std::optional<int> duration_of(const std::string& hours_and_minutes);

}
