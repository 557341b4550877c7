#include "app/cli/history_year.h"

#include "app/cli/files.h"
#include "app/cli/history_words.h"
#include "app/cli/terminal.h"
#include "app/history/year_words.h"
#include "i18n/words.h"

#include <filesystem>
#include <iostream>

namespace clerk::cli {

namespace {

Json json(const db::YearGame& one) {
    return {{"game", one.game},
            {"plays", one.plays},
            {"new", one.fresh},
            {"best", cli::json(one.best)},
            {"best_by", one.best_by},
            {"best_play", one.best_play},
            {"lowest_wins", one.lowest_wins}};
}

Json json(const db::YearPerson& one) {
    return {{"id", one.id}, {"name", one.name}, {"plays", one.plays}, {"wins", one.wins}};
}

template <class Items> Json list(const Items& items) {
    Json all = Json::array();
    for (const auto& one : items) all.push_back(json(one));
    return all;
}

Json json(const db::YearInReview& year, const std::optional<db::Person>& person) {
    return {{"year", year.year},
            {"player", person ? Json{{"id", person->id}, {"name", person->name}} : Json()},
            {"plays", year.plays},
            {"wins", person ? Json(year.wins) : Json()},
            {"days", year.days},
            {"nights", year.nights},
            {"people", year.people},
            {"timed", year.timed},
            {"minutes", year.minutes},
            {"days_in_a_row", year.days_in_a_row},
            {"weeks_in_a_row", year.weeks_in_a_row},
            {"h_index", year.h_index},
            {"by_month", year.by_month},
            {"games", list(year.games)},
            {"players", list(year.players)}};
}

wxString words(const YearTable& part) {
    if (part.lines.empty()) return {};
    std::vector<Row> rows{part.columns};
    rows.insert(rows.end(), part.lines.begin(), part.lines.end());
    return "\n" + table(rows);
}

wxString told(const db::YearInReview& year, const wxString& person) {
    std::vector<Row> rows;
    for (const YearFact& fact : year_facts(year)) rows.push_back({fact.caption, fact.figure, fact.note});
    return year_title(year, person) + "\n\n" + table(rows, 1) + words(year_games(year)) + words(year_players(year));
}

void write_page(const YearRequest& request, const db::YearInReview& year, const wxString& person, bool in_json) {
    const std::string page = year_in_html(year, person);
    write_file(request.html, request.force, [&](std::ostream& out) { out << page; });
    if (request.html == "-") return;
    const std::string file = std::filesystem::absolute(request.html).string();
    if (in_json) return print_json({{"file", file}, {"plays", year.plays}});
    std::cout << for_people(i18n::fill(_("{1}: plays {2}"), {single_line(file), figure(year.plays)})) << '\n';
}

int year_asked(const db::Years& years, const YearRequest& request) {
    if (request.year) return *request.year;
    const std::vector<int> all = years.list();
    if (all.empty()) throw Missing{_("There is no such play.")};
    return all.front();
}

Status review(const db::Store& store, const YearRequest& request, bool in_json) {
    std::optional<db::Person> person;
    if (!request.player.empty()) person = require_person(store, request.player);
    const db::Years years(store);
    const db::YearInReview year = years.review(year_asked(years, request), person ? person->id : "");
    const wxString name = person ? single_line(person->name) : wxString();
    try {
        if (!request.html.empty())
            write_page(request, year, name, in_json);
        else if (in_json)
            print_json(json(year, person));
        else
            std::cout << for_people(told(year, name));
    } catch (const Refused& refused) {
        return refuse(in_json, refused);
    }
    return year.plays > 0 ? Status::fine : Status::illegal;
}

}

Status review_year(const HistoryOptions& options, const YearRequest& request) {
    return on_store(options, [&](const db::Store& store) { return review(store, request, options.json); });
}

}
