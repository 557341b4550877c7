#include "app/history/moments.h"

#include "i18n/words.h"

namespace clerk {

namespace {

constexpr std::size_t up_to_seconds = 19;

wxString here(const std::string& utc, const wxString& format) {
    const std::optional<wxDateTime> time = time_of(utc);
    return time ? time->Format(format) : i18n::text(utc);
}

}

std::optional<wxDateTime> time_of(const std::string& utc) {
    if (utc.size() <= up_to_seconds || !utc.ends_with('Z')) return std::nullopt;
    wxDateTime time;
    if (!time.ParseISOCombined(i18n::text(utc.substr(0, up_to_seconds)))) return std::nullopt;
    return time.MakeFromUTC();
}

wxString day_here(const std::string& utc) { return here(utc, "%Y-%m-%d"); }
wxString moment_here(const std::string& utc) { return here(utc, "%Y-%m-%d %H:%M"); }
wxString second_here(const std::string& utc) { return here(utc, "%Y-%m-%d %H:%M:%S"); }

}
