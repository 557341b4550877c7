#include "app/desktop/moments.h"

#include "app/desktop/text.h"

#include <wx/datetime.h>

namespace clerk::desktop {

namespace {

wxString here(const std::string& utc, const wxString& format) {
    wxDateTime time;
    wxString::const_iterator end;
    const wxString told = text(utc);
    if (!time.ParseFormat(told, "%Y-%m-%dT%H:%M:%SZ", &end)) return told;
    return time.MakeFromUTC().Format(format);
}

}

wxString day_here(const std::string& utc) { return here(utc, "%Y-%m-%d"); }
wxString moment_here(const std::string& utc) { return here(utc, "%Y-%m-%d %H:%M"); }

std::string today() { return utf8(wxDateTime::Now().FormatISODate()); }

wxString clock_of(int seconds) {
    return wxString::Format("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

}
