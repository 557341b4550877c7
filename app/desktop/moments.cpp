#include "app/desktop/moments.h"

#include "app/desktop/text.h"

#include <algorithm>
#include <optional>

#include <wx/datetime.h>

namespace clerk::desktop {

namespace {

std::optional<wxDateTime> time_of(const wxString& utc) {
    wxDateTime time;
    wxString::const_iterator end;
    if (!time.ParseFormat(utc, "%Y-%m-%dT%H:%M:%SZ", &end)) return std::nullopt;
    return time.MakeFromUTC();
}

wxString here(const std::string& utc, const wxString& format) {
    const wxString told = text(utc);
    const std::optional<wxDateTime> time = time_of(told);
    return time ? time->Format(format) : told;
}

}

wxString day_here(const std::string& utc) { return here(utc, "%Y-%m-%d"); }
wxString moment_here(const std::string& utc) { return here(utc, "%Y-%m-%d %H:%M"); }

int seconds_since(const std::string& utc) {
    const std::optional<wxDateTime> time = time_of(text(utc));
    return time ? static_cast<int>(std::max(0L, (wxDateTime::Now() - *time).GetSeconds().ToLong())) : 0;
}

std::string today() { return utf8(wxDateTime::Now().FormatISODate()); }

wxString clock_of(int seconds) {
    return wxString::Format("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

}
