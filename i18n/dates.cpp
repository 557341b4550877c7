#include "i18n/dates.h"

#include "i18n/words.h"

#include <array>
#include <string>

#include <wx/translation.h>

namespace clerk::i18n {

namespace {

wxString month(wxDateTime::Month number) {
    switch (number) {
    case wxDateTime::Jan: return wxGETTEXT_IN_CONTEXT("month", "Jan");
    case wxDateTime::Feb: return wxGETTEXT_IN_CONTEXT("month", "Feb");
    case wxDateTime::Mar: return wxGETTEXT_IN_CONTEXT("month", "Mar");
    case wxDateTime::Apr: return wxGETTEXT_IN_CONTEXT("month", "Apr");
    case wxDateTime::May: return wxGETTEXT_IN_CONTEXT("month", "May");
    case wxDateTime::Jun: return wxGETTEXT_IN_CONTEXT("month", "Jun");
    case wxDateTime::Jul: return wxGETTEXT_IN_CONTEXT("month", "Jul");
    case wxDateTime::Aug: return wxGETTEXT_IN_CONTEXT("month", "Aug");
    case wxDateTime::Sep: return wxGETTEXT_IN_CONTEXT("month", "Sep");
    case wxDateTime::Oct: return wxGETTEXT_IN_CONTEXT("month", "Oct");
    case wxDateTime::Nov: return wxGETTEXT_IN_CONTEXT("month", "Nov");
    case wxDateTime::Dec: return wxGETTEXT_IN_CONTEXT("month", "Dec");
    case wxDateTime::Inv_Month: break;
    }
    return {};
}

/// A list asks for them again and again, and to look them up takes longer than all the rest.
struct DateWords {
    std::string language;
    wxString date, moment;
    std::array<wxString, 12> months;
};

DateWords look_up() {
    DateWords words{.language = language()};
    // TRANSLATORS: a date: its day, its month (one of those of the context "month"), its year.
    words.date = wxGETTEXT_IN_CONTEXT("date", "{1} {2} {3}");
    // TRANSLATORS: a date and the time of the day, "20:05".
    words.moment = wxGETTEXT_IN_CONTEXT("date", "{1}, {2}");
    for (std::size_t i = 0; i < words.months.size(); ++i) words.months[i] = month(static_cast<wxDateTime::Month>(i));
    return words;
}

/// Another language may have been chosen.
const DateWords& date_words() {
    thread_local DateWords words = look_up();
    if (words.language != language()) words = look_up();
    return words;
}

wxString number(int number) { return std::to_wstring(number); }
wxString two_digits(int number) { return std::wstring{wchar_t(L'0' + number / 10), wchar_t(L'0' + number % 10)}; }

/// Of a time that the system was asked for once: it looks at a file each time.
wxString day(const wxDateTime::Tm& here) {
    const auto& [language, date, moment, months] = date_words();
    const auto of_year = static_cast<std::size_t>(here.mon);
    return fill(date, {number(here.mday), of_year < months.size() ? months[of_year] : wxString(), number(here.year)});
}

}

wxString day(const wxDateTime& time) { return day(time.GetTm()); }

wxString day_and_time(const wxDateTime& time, bool seconds) {
    const wxDateTime::Tm here = time.GetTm();
    const wxString minute = two_digits(here.hour) + ':' + two_digits(here.min);
    return fill(date_words().moment, {day(here), seconds ? minute + ':' + two_digits(here.sec) : minute});
}

}
