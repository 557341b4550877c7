#include "i18n/dates.h"

#include "i18n/words.h"

#include <array>
#include <string>
#include <vector>

#include <wx/arrstr.h>
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

/// A date as somebody wrote it: its figures, and its month if that is a word.
struct Written {
    std::vector<wxString> figures;
    wxString word;

    /// False: no date is written so.
    bool take(wxString text) {
        static const wxString marks = wxString::FromUTF8(".,/-年月日"), digits = "0123456789";
        for (const wxUniChar mark : marks) text.Replace(mark, " ");
        for (const wxString& part : wxSplit(text, ' ', '\0')) {
            if (part.empty()) continue;
            if (part.find_first_not_of(digits) == wxString::npos)
                figures.push_back(part);
            else if (word.empty() && part.find_first_of(digits) == wxString::npos)
                word = part;
            else
                return false;
        }
        return true;
    }
};

int value(const wxString& figures) {
    long value = 0;
    return figures.length() <= 4 && figures.ToLong(&value) ? static_cast<int>(value) : 0;
}

/// "nov", "November": of the one month whose short name it goes on with, or begins.
std::optional<int> month_called(const wxString& word) {
    constexpr std::size_t enough = 3;
    std::optional<int> found;
    for (std::size_t i = 0; i < date_words().months.size(); ++i) {
        wxString name = date_words().months[i].Lower();
        name.Replace(".", "");
        const wxString written = word.Lower();
        if (!written.StartsWith(name) && !(written.length() >= enough && name.StartsWith(written))) continue;
        if (found) return std::nullopt;
        found = static_cast<int>(i) + 1;
    }
    return found;
}

std::optional<wxDateTime> day_of(const wxString& year, int month, const wxString& day, bool short_year = false) {
    const int century = short_year && year.length() == 2 ? 2000 : 0;
    const int of_year = value(year) + century, of_month = value(day);
    if (of_year < 1900 || of_year > 2999 || month < 1 || month > 12) return std::nullopt;
    const auto named = static_cast<wxDateTime::Month>(month - 1);
    if (of_month < 1 || of_month > wxDateTime::GetNumberOfDays(named, of_year)) return std::nullopt;
    return wxDateTime(static_cast<wxDateTime::wxDateTime_t>(of_month), named, of_year);
}

}

wxString day(const wxDateTime& time) { return day(time.GetTm()); }

wxString day_and_time(const wxDateTime& time, bool seconds) {
    const wxDateTime::Tm here = time.GetTm();
    const wxString minute = two_digits(here.hour) + ':' + two_digits(here.min);
    return fill(date_words().moment, {day(here), seconds ? minute + ':' + two_digits(here.sec) : minute});
}

std::optional<wxDateTime> read_day(const wxString& text) {
    Written written;
    if (!written.take(text)) return std::nullopt;
    const std::vector<wxString>& figures = written.figures;
    if (!written.word.empty()) {
        const auto month = month_called(written.word);
        if (!month || figures.size() != 2) return std::nullopt;
        return day_of(figures[1], *month, figures[0]);
    }
    if (figures.size() != 3) return std::nullopt;
    if (figures[0].length() == 4) return day_of(figures[0], value(figures[1]), figures[2]);
    const int first = value(figures[0]), second = value(figures[1]);
    const bool day_first = language() == "de" || language() == "fr";
    if (day_first || first > 12 || first == second) return day_of(figures[2], second, figures[0], day_first);
    return second > 12 ? day_of(figures[2], first, figures[1]) : std::nullopt;
}

}
