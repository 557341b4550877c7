#include "app/history/play_search.h"

#include "db/people/name_form.h"
#include "i18n/dates.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <regex>

#include <wx/arrstr.h>
#include <wx/datetime.h>

namespace clerk {

namespace {

std::int64_t seconds(const wxDateTime& time) { return time.GetValue().GetValue() / 1000; }

int number(const std::ssub_match& digits) { return digits.matched ? std::stoi(digits) : 1; }

std::string trimmed(const wxString& words) { return utf8(wxString(words).Trim(true).Trim(false)); }

/// The games whose names here have the part.
std::vector<std::string> called(const std::string& part, const std::vector<std::string>& games) {
    const std::string form = db::name_form(part);
    std::vector<std::string> found;
    for (const std::string& game : games)
        if (db::name_form(utf8(i18n::game_name(game))).find(form) != std::string::npos) found.push_back(game);
    return found;
}

}

std::optional<db::Span> span_of(const wxString& date) {
    static const std::regex form("((?:19|20)[0-9]{2})(?:-([0-9]{2})(?:-([0-9]{2}))?)?(?:-[0-9]?)?");
    wxString figures = date;
    for (const wxString& mark : {wxString(wxUniChar(0x5E74)), wxString(wxUniChar(0x6708))})
        figures.Replace(mark, "-");                   // year, month
    figures.Replace(wxString(wxUniChar(0x65E5)), ""); // day
    std::string text = trimmed(figures);
    std::ranges::replace_if(
        text, [](char letter) { return letter == '/' || letter == '.'; }, '-');
    std::smatch parts;
    if (!std::regex_match(text, parts, form)) {
        const std::optional<wxDateTime> day = i18n::read_day(date);
        return day ? std::optional(db::Span{seconds(*day), seconds(*day + wxDateSpan::Day())}) : std::nullopt;
    }
    const int year = number(parts[1]), month = number(parts[2]), day = number(parts[3]);
    if (month < 1 || month > 12) return std::nullopt;
    const auto named = static_cast<wxDateTime::Month>(month - 1);
    if (day < 1 || day > wxDateTime::GetNumberOfDays(named, year)) return std::nullopt;
    const wxDateTime from(static_cast<wxDateTime::wxDateTime_t>(day), named, year);
    const wxDateSpan length = parts[3].matched   ? wxDateSpan::Day()
                              : parts[2].matched ? wxDateSpan::Month()
                                                 : wxDateSpan::Year();
    return db::Span{seconds(from), seconds(from + length)};
}

std::vector<db::SoughtWord> words_of(const wxString& words, const std::vector<std::string>& games) {
    std::vector<db::SoughtWord> found;
    wxString apart = words;
    apart.Replace(wxString::FromUTF8("\xE3\x80\x80"), " "); // the wide space of East Asian scripts
    for (const wxString& word : wxSplit(apart, ' ', '\0'))
        if (const std::string part = trimmed(word); !part.empty()) found.push_back({part, called(part, games)});
    return found;
}

db::PlaySearch search_of(const wxString& words, const std::vector<std::string>& games) {
    db::PlaySearch search{.name = trimmed(words)};
    if (search.name.empty()) return search;
    search.games = called(search.name, games);
    search.begun = span_of(words);
    return search;
}

}
