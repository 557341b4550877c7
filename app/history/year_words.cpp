#include "app/history/year_words.h"

#include "app/history/local_time.h"
#include "app/history/people.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/xml.h"

#include <algorithm>

namespace clerk {

namespace {

wxString dash() { return {wxUniChar(0x2013)}; }

wxString hours_note(const db::YearInReview& year) {
    if (year.timed == 0) return _("of no play it is known");
    return i18n::fill_figures(_("known of {1} of {2} plays"), {year.timed, year.plays});
}

wxString most_played(const db::YearInReview& year) {
    if (year.games.empty()) return {};
    const db::YearGame& most = year.games.front();
    return i18n::fill(_("most often {1}: {2}"), {i18n::game_name(most.game), figure(most.plays)});
}

wxString most_met(const db::YearInReview& year) {
    if (year.players.empty()) return {};
    const db::YearPerson& most = year.players.front();
    return i18n::fill(_("most often {1}: {2}"), {name_line(most.name), figure(most.plays)});
}

}

std::vector<YearFact> year_facts(const db::YearInReview& year) {
    const int fresh = static_cast<int>(std::ranges::count(year.games, true, &db::YearGame::fresh));
    const wxString nights =
        year.nights == 0
            ? wxString()
            : i18n::fill_figures(wxPLURAL("{1} game night", "{1} game nights", year.nights), {year.nights});
    std::vector<YearFact> facts{
        {"year-plays", _("Plays"), figure(year.plays),
         year.person.empty() || year.plays == 0 ? wxString() : i18n::fill_figures(_("{1} of them won"), {year.wins})},
        {"year-days", _("Days"), figure(year.days), nights},
        {"year-hours", _("Hours played"), year.timed == 0 ? dash() : hours_in_words(year.minutes), hours_note(year)},
        {"year-games", _("Different games"), figure(static_cast<int>(year.games.size())), most_played(year)},
        {"year-new-games", _("New games"), figure(fresh), _("never played before")},
        {"year-people", year.person.empty() ? _("People") : _("Played with"), figure(year.people), most_met(year)},
        {"year-row", _("Days in a row"), figure(year.days_in_a_row),
         i18n::fill_figures(_("weeks in a row: {1}"), {year.weeks_in_a_row})},
        // TRANSLATORS: as of researchers: the greatest number of games that were each played so often.
        {"year-h-index", _("H-index"), figure(year.h_index),
         i18n::fill_figures(
             wxPLURAL("{1} game was played so often", "{1} games were played so often each", year.h_index),
             {year.h_index})}};
    return facts;
}

YearTable year_games(const db::YearInReview& year) {
    YearTable table{"games", _("Games played"), {_("Game"), _("Plays"), _("Best"), _("By")}, {}};
    for (const db::YearGame& one : year.games) {
        const wxString name = i18n::game_name(one.game);
        table.lines.push_back({one.fresh ? i18n::fill(_("{1} (new)"), {name}) : name, figure(one.plays),
                               one.best ? figure(*one.best) : dash(), name_line(one.best_by)});
    }
    return table;
}

YearTable year_players(const db::YearInReview& year) {
    YearTable table{
        "players", year.person.empty() ? _("Who played") : _("Played with"), {_("Player"), _("Plays"), _("Wins")}, {}};
    for (const db::YearPerson& one : year.players)
        table.lines.push_back({name_line(one.name), figure(one.plays), figure(one.wins)});
    return table;
}

YearTable year_goals(const std::vector<db::GoalProgress>& goals) {
    YearTable table{"goals", _("Goals"), {_("Goal"), _("Games reached"), _("Plays")}, {}};
    for (const db::GoalProgress& one : goals) {
        const wxString of = _("{1} of {2}");
        table.lines.push_back({name_line(one.goal.name), i18n::fill_figures(of, {one.games, one.goal.games}),
                               i18n::fill_figures(of, {one.plays, one.asked()})});
    }
    return table;
}

wxString year_title(const db::YearInReview& year, const wxString& person) {
    const wxString title = i18n::fill(_("{1} in review"), {figure(year.year)});
    return person.empty() ? title : i18n::fill(_("{1}: {2}"), {title, person});
}

namespace {

using xml::attribute;
using xml::element;
using xml::words;

constexpr auto style = R"(
:root { color-scheme: light dark; --paper: #f7f2e7; --sheet: #fffdf7; --line: #ddd1b6; --text: #33291a;
  --quiet: #6d6146; --ink: #1f5f9e; --well: #efe7d4; }
@media (prefers-color-scheme: dark) { :root { --paper: #23211c; --sheet: #2c2923; --line: #443e32; --text: #efe8d8;
  --quiet: #b3a78b; --ink: #78b7f0; --well: #1c1a16; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--paper); max-width: 60rem;
  margin: 0 auto; padding: 1.5rem 1rem; }
h1 { margin: 0 0 1rem; font-size: 1.8rem; }
h2 { font-size: 1.25rem; margin: 0 0 .5rem; }
.quiet { color: var(--quiet); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: .75rem; margin: 0; }
.cards div, section { background: var(--sheet); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; }
.cards dt { color: var(--quiet); }
.cards dd { margin: 0; overflow-wrap: anywhere; }
.cards dd.figure { font-size: 1.6rem; font-weight: bold; line-height: 1.35; }
section { margin: .75rem 0 0; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th { color: var(--quiet); font-weight: normal; }
th, td { text-align: right; padding: .25rem 0 .25rem 1rem; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
tbody tr { border-top: 1px solid var(--line); }
svg { display: block; width: 100%; height: auto; }
svg text { font-size: 13px; fill: var(--quiet); text-anchor: middle; }
svg .bar { fill: var(--ink); }
svg .none { fill: var(--well); }
)";

std::string cards(const db::YearInReview& year) {
    std::string all;
    for (const YearFact& fact : year_facts(year))
        all += element("div", words("dt", fact.caption) + words("dd class=\"figure\"", fact.figure) +
                                  (fact.note.empty() ? "" : words("dd class=\"quiet\"", fact.note)));
    return element("dl class=\"cards\"", "\n" + all);
}

std::string rectangle(const char* kind, double x, double y, double width, double height) {
    const auto number = [](double value) { return wxString::FromCDouble(value, 1).utf8_string(); };
    return "<rect" + attribute("class", kind) + attribute("x", number(x)) + attribute("y", number(y)) +
           attribute("width", number(width)) + attribute("height", number(height)) + attribute("rx", "3") + "/>\n";
}

/// A column a month, with its plays above and its number below.
std::string months(const db::YearInReview& year) {
    constexpr int width = 60, gap = 12, high = 120, above = 22, below = 22;
    const int most = std::max(1, *std::ranges::max_element(year.by_month));
    std::string all;
    for (std::size_t month = 0; month < year.by_month.size(); ++month) {
        const int plays = year.by_month[month], left = static_cast<int>(month) * width;
        const double tall = std::max(2.0, static_cast<double>(high) * plays / most);
        const auto label = [&](int y, int number) {
            return element("text" + attribute("x", std::to_string(left + width / 2)) +
                               attribute("y", std::to_string(y)),
                           std::to_string(number));
        };
        all += rectangle(plays > 0 ? "bar" : "none", left + gap / 2.0, above + high - tall, width - gap, tall);
        if (plays > 0) all += label(static_cast<int>(above + high - tall) - 6, plays);
        all += label(above + high + below - 5, static_cast<int>(month) + 1);
    }
    const std::string box = "0 0 " + std::to_string(width * 12) + " " + std::to_string(above + high + below);
    return element("section", words("h2", _("Plays by month")) +
                                  element("svg" + attribute("viewBox", box) + attribute("role", "img") +
                                              attribute("aria-label", xml::text(_("Plays by month"))) +
                                              attribute("xmlns", "http://www.w3.org/2000/svg"),
                                          "\n" + all));
}

std::string row(const std::string& cell, const std::vector<wxString>& line) {
    std::string cells;
    for (const wxString& one : line) cells += words(cell, one);
    return element("tr", cells);
}

std::string section(const YearTable& table) {
    if (table.lines.empty()) return {};
    std::string rows;
    for (const std::vector<wxString>& line : table.lines) rows += row("td", line);
    return element("section", words("h2", table.heading) +
                                  element("table", element("thead", row("th scope=\"col\"", table.columns)) +
                                                       element("tbody", "\n" + rows)));
}

}

std::string year_in_html(const db::YearInReview& year, const wxString& person,
                         const std::vector<db::GoalProgress>& goals) {
    const wxString title = year_title(year, person);
    const std::string head = "<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" "
                             "content=\"width=device-width, initial-scale=1\"/>\n<meta"
                             " http-equiv=\"Content-Security-Policy\""
                             " content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n";
    const std::string body = words("h1", title) + cards(year) + (year.plays > 0 ? months(year) : std::string()) +
                             section(year_goals(goals)) + section(year_games(year)) + section(year_players(year)) +
                             words("p class=\"quiet\"", _("Clerk of Works"));
    return "<!DOCTYPE html>\n<html" + attribute("xmlns", "http://www.w3.org/1999/xhtml") +
           attribute("lang", xml::language()) + ">\n" +
           element("head", "\n" + head + words("title", title) + element("style", style)) +
           element("body", "\n" + body) + "</html>\n";
}

}
