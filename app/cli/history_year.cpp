#include "app/cli/history_year.h"

#include "app/cli/files.h"
#include "app/cli/history_words.h"
#include "app/cli/terminal.h"
#include "app/history/year_words.h"
#include "i18n/words.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <stdexcept>

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

Json json(const db::GoalProgress& one) {
    return {{"id", one.goal.id},          {"name", one.goal.name},      {"year", one.goal.year},
            {"games", one.goal.games},    {"plays", one.goal.plays},    {"games_reached", one.games},
            {"plays_counted", one.plays}, {"reached", one.is_reached()}};
}

template <class Items> Json list(const Items& items) {
    Json all = Json::array();
    for (const auto& one : items) all.push_back(json(one));
    return all;
}

/// Of everyone's year; of one person's there are none.
std::vector<db::GoalProgress> goals_of(const db::Store& store, const db::YearInReview& year) {
    return year.person.empty() ? db::Goals(store).progress(year.year) : std::vector<db::GoalProgress>{};
}

Json json(const db::YearInReview& year, const std::optional<db::Person>& person,
          const std::vector<db::GoalProgress>& goals) {
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
            {"players", list(year.players)},
            {"goals", list(goals)}};
}

wxString words(const YearTable& part) {
    if (part.lines.empty()) return {};
    std::vector<Row> rows{part.columns};
    rows.insert(rows.end(), part.lines.begin(), part.lines.end());
    return "\n" + table(rows);
}

wxString in_words(const db::YearInReview& year, const wxString& person, const std::vector<db::GoalProgress>& goals) {
    std::vector<Row> rows;
    for (const YearFact& fact : year_facts(year)) rows.push_back({fact.caption, fact.figure, fact.note});
    return year_title(year, person) + "\n\n" + table(rows, 1) + words(year_goals(goals)) + words(year_games(year)) +
           words(year_players(year));
}

void write_page(const YearRequest& request, const db::YearInReview& year, const std::string& page, bool in_json) {
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
    const std::vector<db::GoalProgress> goals = goals_of(store, year);
    try {
        if (!request.html.empty())
            write_page(request, year, year_in_html(year, name, goals), in_json);
        else if (in_json)
            print_json(json(year, person, goals));
        else
            std::cout << for_people(in_words(year, name, goals));
    } catch (const Refused& refused) {
        return refuse(in_json, refused);
    }
    return year.plays > 0 ? Status::fine : Status::illegal;
}

std::vector<db::GoalProgress> all_goals(const db::Store& store) {
    std::vector<db::GoalProgress> all;
    const db::Goals goals(store);
    std::vector<int> years;
    for (const db::Goal& one : goals.list()) {
        if (!years.empty() && years.back() == one.year) continue;
        years.push_back(one.year);
        std::ranges::copy(goals.progress(one.year), std::back_inserter(all));
    }
    return all;
}

Status list_goals(const db::Store& store, bool in_json) {
    const std::vector<db::GoalProgress> all = all_goals(store);
    const auto of = [](int reached, int asked) { return i18n::fill_figures(_("{1} of {2}"), {reached, asked}); };
    std::vector<Row> rows{{_("Goal"), _("Year"), _("Games reached"), _("Plays")}};
    for (const db::GoalProgress& one : all)
        rows.push_back({name_cell(one.goal.name), figure(one.goal.year), of(one.games, one.goal.games),
                        of(one.plays, one.asked())});
    if (in_json)
        print_json({{"goals", list(all)}});
    else
        std::cout << for_people(all.empty() ? _("There is no goal yet.") + "\n" : table(rows));
    return all.empty() ? Status::illegal : Status::fine;
}

Status add_goal(const db::Store& store, const GoalsRequest& request, bool in_json) {
    if (!request.year) throw WrongUsage(_("Name the year of the goal: --year 2026."));
    db::Goal goal{.name = request.name, .year = *request.year, .games = request.games, .plays = request.plays};
    try {
        goal.id = db::Goals(store).add(goal);
    } catch (const std::invalid_argument&) {
        throw WrongUsage(_("A goal needs a name that is not too long."));
    }
    if (in_json)
        print_json({{"id", goal.id}});
    else
        std::cout << for_people(i18n::fill(_("The goal {1} is kept."), {single_line(goal.name)})) << '\n';
    return Status::fine;
}

Status remove_goal(const db::Store& store, const GoalsRequest& request, bool in_json) {
    db::Goals goals(store);
    std::vector<db::Goal> found = goals.list();
    std::erase_if(found, [&](const db::Goal& one) {
        return (one.name != request.name && one.id != request.name) || (request.year && one.year != *request.year);
    });
    if (found.size() != 1)
        throw Missing{i18n::fill(found.empty() ? _("There is no goal {1}.")
                                               : _("Several goals are called {1}; name one by its id, or its year."),
                                 {single_line(request.name)})};
    goals.remove(found.front().id);
    if (in_json)
        print_json({{"removed", found.front().id}});
    else
        std::cout << for_people(i18n::fill(_("The goal {1} is taken away."), {single_line(found.front().name)}))
                  << '\n';
    return Status::fine;
}

}

Status change_goals(const HistoryOptions& options, const GoalsRequest& request) {
    if (request.action.empty())
        return on_store(options, [&](const db::Store& store) { return list_goals(store, options.json); });
    if (request.action != "add" && request.action != "remove")
        throw WrongUsage(
            i18n::fill(_("clerk history goals can add or remove a goal; found {1}."), {single_line(request.action)}));
    required(request.name, _("Name the goal, such as '10 x 10'."));
    return on_store(options, [&](const db::Store& store) {
        return request.action == "add" ? add_goal(store, request, options.json)
                                       : remove_goal(store, request, options.json);
    });
}

Status review_year(const HistoryOptions& options, const YearRequest& request) {
    return on_store(options, [&](const db::Store& store) { return review(store, request, options.json); });
}

}
