#include "app/history/local_time.h"

#include "db/file/utc_time.h"
#include "i18n/dates.h"
#include "i18n/text.h"

#include <algorithm>
#include <ctime>
#include <limits>
#include <regex>

namespace clerk {

namespace {

constexpr std::size_t up_to_seconds = 19;

template <class Words> wxString here(const std::string& utc, Words words) {
    const std::optional<wxDateTime> time = time_of(utc);
    return time ? words(*time) : i18n::text(utc);
}

}

std::optional<wxDateTime> time_of(const std::string& utc) {
    if (utc.size() <= up_to_seconds || !utc.ends_with('Z')) return std::nullopt;
    std::string compact = utc.substr(0, up_to_seconds) + 'Z';
    for (const auto& [at, mark] : {std::pair{16U, ':'}, {13U, ':'}, {7U, '-'}, {4U, '-'}}) {
        if (compact[at] != mark) return std::nullopt;
        compact.erase(at, 1);
    }
    const auto time = db::read_compact(compact);
    if (!time) return std::nullopt;
    const auto since_1970 = static_cast<wxLongLong_t>(time->time_since_epoch().count());
    return wxDateTime(std::time_t{0}) + wxTimeSpan::Seconds(since_1970); // a time_t of -1 would be no time
}

int seconds_since(const std::string& utc) {
    const std::optional<wxDateTime> time = time_of(utc);
    if (!time) return 0;
    constexpr wxLongLong_t most = std::numeric_limits<int>::max();
    return static_cast<int>(std::clamp<wxLongLong_t>((wxDateTime::Now() - *time).GetSeconds().GetValue(), 0, most));
}

std::string today() { return wxDateTime::Now().FormatISODate().utf8_string(); }

wxString local_day(const std::string& utc) { return here(utc, i18n::day); }
wxString local_minute(const std::string& utc) {
    return here(utc, [](const wxDateTime& time) { return i18n::day_and_time(time); });
}
wxString local_second(const std::string& utc) {
    return here(utc, [](const wxDateTime& time) { return i18n::day_and_time(time, true); });
}
wxString local_iso_day(const std::string& utc) {
    return here(utc, [](const wxDateTime& time) { return time.FormatISODate(); });
}

wxString day_in_words(const std::string& iso_day) {
    wxDateTime day;
    return day.ParseISODate(i18n::text(iso_day)) ? i18n::day(day) : i18n::text(iso_day);
}

wxString duration_in_words(int seconds) {
    return wxString::Format("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

wxString hours_in_words(int minutes) { return wxString::Format("%d:%02d", minutes / 60, minutes % 60); }

std::optional<int> duration_of(const std::string& hours_and_minutes) {
    static const std::regex form(" *([0-9]{1,3}):([0-5][0-9]) *");
    std::smatch parts;
    if (!std::regex_match(hours_and_minutes, parts, form)) return std::nullopt;
    return std::stoi(parts[1]) * 3600 + std::stoi(parts[2]) * 60;
}

}
