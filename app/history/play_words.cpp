#include "app/history/play_words.h"

#include "app/history/local_time.h"
#include "db/people/name_form.h"
#include "i18n/dates.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <regex>

#include <wx/arrstr.h>
#include <wx/datetime.h>

namespace clerk {

wxString abridged_list(std::vector<wxString> texts, std::size_t most) {
    if (texts.size() > most) {
        const auto more = static_cast<int>(texts.size() - most);
        texts.resize(most);
        texts.push_back(i18n::fill_figures(_("{1} more"), {more}));
    }
    return i18n::listed(texts);
}

namespace {

constexpr std::size_t day_length = 10;

wxString with_next(const wxString& list, const wxString& next) {
    return list.empty() ? next : i18n::fill(wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"), {list, next});
}

}

wxString day_in_words(const db::Play& play) {
    return play.day_only ? day_in_words(play.played_at.substr(0, day_length)) : local_day(play.played_at);
}

wxString moment_in_words(const db::Play& play) {
    return play.day_only ? day_in_words(play) : local_minute(play.played_at);
}

wxString iso_day(const db::Play& play) {
    return play.day_only ? text(play.played_at.substr(0, day_length)) : local_iso_day(play.played_at);
}

wxString seat_in_words(const db::PlaySeat& seat) {
    wxString beside;
    for (const std::string& part : {seat.team, seat.role})
        if (!part.empty()) beside = with_next(beside, name_line(part));
    return beside.empty() ? name_line(seat.name) : i18n::fill(_("{1} ({2})"), {name_line(seat.name), beside});
}

wxString players_in_words(const db::Play& play) {
    wxString line;
    for (const db::PlaySeat& seat : play.seats) {
        const wxString who = seat_in_words(seat);
        line = with_next(line, seat.score ? who + " " + figure(*seat.score) : who);
    }
    return line;
}

wxString outcome_in_words(const db::Play& play) {
    std::vector<wxString> winners;
    for (const db::PlaySeat& seat : play.seats)
        if (seat.winner) winners.push_back(name_line(seat.name));
    if (play.cooperative) return winners.empty() ? _("lost together") : _("won together");
    return winners.empty() ? wxString() : i18n::fill(_("won by {1}"), {i18n::listed(winners)});
}

wxString result_in_words(const db::ListedPlay& listed) {
    if (!listed.finished) return _("open");
    const wxString outcome = outcome_in_words(listed.play);
    return outcome.empty() ? _("finished") : outcome;
}

wxString way_in_words(const db::Play& play) {
    wxString line;
    const auto add = [&](bool holds, const wxString& words) {
        if (holds) line = with_next(line, words);
    };
    add(play.cooperative, _("together against the game"));
    add(play.lowest_wins, _("the fewest points win"));
    add(play.no_points, _("without points"));
    return line;
}

namespace {

wxString first_plays_in_words(const std::string& game, const db::Milestones& milestones) {
    if (milestones.first_of_game)
        return i18n::fill(_("The first play of {1} in this history."), {i18n::game_name(game)});
    std::vector<wxString> names;
    for (const std::string& name : milestones.first_plays) names.push_back(name_line(name));
    return names.empty()
               ? wxString()
               : i18n::fill(_("The first play of {1} for {2}."), {i18n::game_name(game), i18n::listed(names)});
}

}

wxString milestones_in_words(const std::string& game, const db::Milestones& milestones) {
    std::vector<wxString> sentences;
    std::vector<wxString> holders;
    for (const db::SeatPoints& one : milestones.records) holders.push_back(name_line(one.name));
    if (!holders.empty())
        sentences.push_back(i18n::fill(_("A new record: {1} by {2}."),
                                       {figure(milestones.records.front().points), i18n::listed(holders)}));
    for (const db::SeatPoints& one : milestones.own_bests)
        // TRANSLATORS: a player, and the most points that player has had so far.
        sentences.push_back(i18n::fill(_("{1}'s best: {2}."), {name_line(one.name), figure(one.points)}));
    if (const wxString first = first_plays_in_words(game, milestones); !first.empty()) sentences.push_back(first);
    wxString line;
    for (const wxString& sentence : sentences) line += (line.empty() ? wxString() : wxString(" ")) + sentence;
    return line;
}

wxString title_in_words(const db::Play& play) {
    return i18n::fill(wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"), {i18n::game_name(play.game), day_in_words(play)});
}

wxString players_in_words(const db::GameSummary& game) {
    wxString line;
    for (const db::SeatResult& seat : game.seats) {
        const wxString who = name_line(seat.name);
        line = with_next(line, seat.total ? who + " " + figure(*seat.total) : who);
    }
    return line;
}

wxString begun_in_words(const db::GameSummary& game) {
    wxDateTime moment;
    const bool is_time = moment.ParseISOCombined(text(game.started_at).Left(19));
    return is_time ? i18n::day_and_time(moment) : text(game.started_at);
}

wxString file_name(const wxString& day, const std::vector<std::string>& players, const wxString& ending) {
    wxString name = day;
    for (const std::string& player : players) name += (name.length() > day.length() ? ", " : " ") + text(player);
    for (const wxUniChar forbidden : wxString("/\\:*?\"<>|")) name.Replace(wxString(forbidden), "_");
    return name.Left(80) + ending;
}

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
