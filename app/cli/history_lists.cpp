#include "app/cli/history_lists.h"

#include "app/cli/columns.h"
#include "app/cli/history_store.h"
#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "app/exchange/import.h"
#include "app/history/play_words.h"
#include "db/imports/imports.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <iostream>
#include <limits>
#include <map>

namespace clerk::cli {

namespace {

db::PlayFilter filter(const db::Store& store, const ListRequest& request) {
    const bool everything = request.all || request.bin;
    return {.game = exchange::game_of(request.game),
            .player = request.player.empty() ? "" : require_person(store, request.player).id,
            .finished = !everything,
            .in_bin = request.bin,
            .counted = !everything};
}

/// "Linda 61, John 50"
wxString seats(const db::Play& play) {
    wxString all;
    for (const db::PlaySeat& seat : play.seats)
        all += (all.empty() ? "" : ", ") + name_cell(seat.name) + (seat.score ? " " + figure(seat.score) : wxString());
    return all;
}

wxString winners(const db::Play& play) {
    if (play.cooperative) return harmless(outcome_in_words(play));
    std::vector<wxString> names;
    for (const db::PlaySeat& seat : play.seats)
        if (seat.winner) names.push_back(name_cell(seat.name));
    return i18n::listed(names);
}

/// What is there besides, but open or marked as not counting; empty: nothing is.
wxString passed_over(int plays, bool others) {
    if (plays == 0) return {};
    const wxString words =
        others ? wxPLURAL("{1} more is open or does not count; --all shows it.",
                          "{1} more are open or do not count; --all shows them.", plays)
               : wxPLURAL("There is {1} such play, but it is open or does not count; --all shows it.",
                          "There are {1} such plays, but they are open or do not count; --all shows them.", plays);
    return i18n::fill_figures(words, {plays}) + "\n";
}

int count_passed_over(const db::Plays& plays, db::PlayFilter wanted, int total) {
    wanted.finished = wanted.counted = false;
    return plays.count(wanted) - total;
}

Row cells(const db::Store& store, const db::ListedPlay& one) {
    return {single_line(db::short_id(store, one.play.id)),
            moment(one.play),
            game_words(one.play.game),
            seats(one.play),
            winners(one.play),
            status_words(one)};
}

/// Plays that are listed: all that are wanted, and how many at most.
struct Wanted {
    db::PlayFilter filter;
    int total, most;
};

/// Returns how many they are, as below.
int print_table(const db::Store& store, const Wanted& wanted) {
    const Row head{_("Play"), _("Played"), _("Game"), _("Players"), _("Won by"), ""};
    LongTable table(head.size());
    table.add(head);
    int shown = 0;
    db::Plays(store).go_through(wanted.filter, wanted.most, [&](const db::EachPlay& each) {
        each([&](const db::ListedPlay& one) {
            table.add(cells(store, one));
            ++shown;
        });
    });
    if (shown > 0) table.write(std::cout);
    return shown;
}

/// What cannot be read is told before anything is printed.
int print_list(const db::Store& store, const Wanted& wanted) {
    int shown = 0;
    db::Plays(store).go_through(wanted.filter, wanted.most, [&](const db::EachPlay& each) {
        each([&](const db::ListedPlay&) { ++shown; });
        JsonList list("plays", {{"total", wanted.total}});
        each([&](const db::ListedPlay& one) { list.add(json(one)); });
        list.end();
    });
    return shown;
}

/// What stands below the table.
wxString remarks(const db::Store& store, int shown, const Wanted& wanted) {
    const int besides = count_passed_over(db::Plays(store), wanted.filter, wanted.total);
    if (shown == 0) return besides > 0 ? passed_over(besides, false) : _("There is no such play.") + "\n";
    wxString text;
    if (shown < wanted.total)
        text += "\n" + i18n::fill_figures(_("{1} of {2} plays; --limit 0 shows all."), {shown, wanted.total}) + "\n";
    if (besides > 0) text += "\n" + passed_over(besides, true);
    return text;
}

Status list(const db::Store& store, const ListRequest& request, bool in_json) {
    const db::PlayFilter chosen = filter(store, request);
    const Wanted wanted{chosen, db::Plays(store).count(chosen),
                        request.limit == 0 ? std::numeric_limits<int>::max() : request.limit};
    const int shown = in_json ? print_list(store, wanted) : print_table(store, wanted);
    if (!in_json) std::cout << for_people(remarks(store, shown, wanted));
    return shown == 0 ? Status::illegal : Status::fine;
}

/// A line of what there is to tell.
void add(std::vector<Row>& rows, const wxString& title, const wxString& value) {
    if (!value.empty()) rows.push_back({title, value});
}

std::vector<Row> particulars(const db::ListedPlay& listed) {
    const db::Play& play = listed.play;
    std::vector<Row> rows;
    add(rows, _("Play"), single_line(play.id));
    add(rows, _("Played"), moment(play));
    add(rows, _("Variant"), variant_words(play.game, play.variant));
    add(rows, _("Minutes"), figure(play.minutes));
    add(rows, _("Place"), single_line(play.place));
    add(rows, _("Let stand"), play.waivers > 0 ? figure(play.waivers) : wxString());
    add(rows, _("Aids"), play.aids ? _("yes") : wxString());
    add(rows, _("Standing"), status_words(listed));
    add(rows, _("Way to win"), harmless(way_in_words(play)));
    add(rows, _("Result"), play.cooperative ? harmless(outcome_in_words(play)) : wxString());
    return rows;
}

/// Of all seats, in the order they are met.
std::vector<std::string> categories(const db::Play& play) {
    std::vector<std::string> ids;
    for (const db::PlaySeat& seat : play.seats)
        for (const auto& [id, points] : seat.categories)
            if (std::ranges::find(ids, id) == ids.end()) ids.push_back(id);
    return ids;
}

wxString points(const db::PlaySeat& seat, const std::string& category) {
    const auto found = std::ranges::find(seat.categories, category, &std::pair<std::string, Points>::first);
    return found == seat.categories.end() ? wxString() : figure(found->second);
}

template <class Tell> Row row(const wxString& title, const db::Play& play, Tell tell) {
    Row row{title};
    for (const db::PlaySeat& seat : play.seats) row.push_back(tell(seat));
    return row;
}

wxString score_table(const db::Play& play) {
    std::vector<Row> rows{row("", play, [](const db::PlaySeat& seat) { return name_cell(seat.name); })};
    for (const std::string& id : categories(play))
        rows.push_back(
            row(category_words(play.game, id), play, [&](const db::PlaySeat& seat) { return points(seat, id); }));
    if (categories(play).size() != 1)
        rows.push_back(
            row(i18n::total_name(play.game), play, [](const db::PlaySeat& seat) { return figure(seat.score); }));
    rows.push_back(row(_("Rank"), play, [](const db::PlaySeat& seat) { return figure(seat.rank); }));
    const auto add_where_told = [&](const wxString& title, std::string db::PlaySeat::*part) {
        const auto is_told = [part](const db::PlaySeat& seat) { return !(seat.*part).empty(); };
        if (std::ranges::any_of(play.seats, is_told))
            rows.push_back(row(title, play, [part](const db::PlaySeat& seat) { return name_cell(seat.*part); }));
    };
    add_where_told(_("Team"), &db::PlaySeat::team);
    add_where_told(_("Role"), &db::PlaySeat::role);
    return table(rows);
}

wxString in_words(const db::ListedPlay& listed, const db::Milestones& milestones) {
    const db::Play& play = listed.play;
    wxString text = game_words(play.game) + "\n\n" + table(particulars(listed), 2);
    if (!play.seats.empty()) text += "\n" + score_table(play);
    if (const wxString names = winners(play); !names.empty() && !play.cooperative)
        text += "\n" + i18n::fill(_("Won by {1}."), {names}) + "\n";
    if (!milestones.is_empty()) text += "\n" + harmless(milestones_in_words(play.game, milestones)) + "\n";
    if (!play.notes.empty()) text += "\n" + i18n::text(play.notes) + "\n";
    return text;
}

Json json(const std::vector<db::SeatPoints>& points) {
    Json list = Json::array();
    for (const db::SeatPoints& one : points) list.push_back({{"name", one.name}, {"points", json_of(one.points)}});
    return list;
}

Json json(const db::Milestones& milestones) {
    return {{"first_of_game", milestones.first_of_game},
            {"first_plays", milestones.first_plays},
            {"records", json(milestones.records)},
            {"own_bests", json(milestones.own_bests)}};
}

Status show(const db::Store& store, const std::string& beginning, bool in_json) {
    const db::ListedPlay listed = db::Plays(store).load(require_play_id(store, beginning));
    const db::Milestones milestones = db::milestones(store, listed.play.id);
    if (in_json) {
        Json answer = cli::json(listed);
        answer["milestones"] = json(milestones);
        print_json(answer);
    } else
        std::cout << for_people(in_words(listed, milestones));
    return Status::fine;
}

}

Status list_plays(const HistoryOptions& options, const ListRequest& request) {
    return on_store(options, [&](const db::Store& store) { return list(store, request, options.json); });
}

Status show_play(const HistoryOptions& options, const std::string& play) {
    const wxString sentence = _("Name a play, by its id or the beginning of it; clerk history list shows them.");
    const std::string& beginning = required(play, sentence);
    return on_store(options, [&](const db::Store& store) { return show(store, beginning, options.json); });
}

wxString chance_explained() { return _("By chance: the wins if everyone at a table were equally likely to win."); }

Columns<Leading> leaderboard_columns(const LeaderboardParts& parts) {
    const auto figures = [](const Leading& one) -> const db::Figures& { return one.leader.figures; };
    const auto average = [=](const Leading& one) {
        return figures(one).scored > 0 ? decimal(figures(one).average()) : wxString();
    };
    const auto expected = [=](const Leading& one) {
        return figures(one).together ? wxString() : decimal(figures(one).expected);
    };
    Columns<Leading> columns{
        {"id", "", Align::left, {}, [](const Leading& one) { return Json(one.leader.player); }},
        {"name", _("Player"), Align::left, [](const Leading& one) { return name_cell(one.leader.name); },
         [](const Leading& one) { return Json(one.leader.name); }},
        {"plays", _("Plays"), Align::right, [=](const Leading& one) { return figure(figures(one).plays); },
         [=](const Leading& one) { return Json(figures(one).plays); }},
        {"wins", _("Wins"), Align::right, [=](const Leading& one) { return figure(figures(one).wins); },
         [=](const Leading& one) { return Json(figures(one).wins); }},
        {"expected_wins", _("By chance"), Align::right, expected,
         [=](const Leading& one) { return Json(figures(one).expected); }},
        {"scored", "", Align::right, {}, [=](const Leading& one) { return Json(figures(one).scored); }},
        {"points", "", Align::right, {}, [=](const Leading& one) { return json(figures(one).points.points()); }},
        {"average", _("Average"), Align::right, average,
         [=](const Leading& one) { return Json(figures(one).average()); }}};
    if (!parts.rated) return columns;
    columns.push_back(
        {"together", "", Align::right, {}, [](const Leading& one) { return json_together(one.leader.together); }});
    columns.push_back({"rating", _("Rating"), Align::right, [](const Leading& one) { return rating_cell(one.rated); },
                       [](const Leading& one) { return json(one.rated); }});
    if (parts.together)
        columns.push_back({"",
                           _("Won against the game"),
                           Align::right,
                           [](const Leading& one) { return together_cell(one.leader.together); },
                           {}});
    return columns;
}

namespace {

/// Players without a rating that is shown come last.
double strength(const Leading& line) {
    return line.rated && line.rated->is_shown() ? ordinal(line.rated->rating) : std::numeric_limits<double>::lowest();
}

std::vector<Leading> lines(const db::Store& store, const LeaderboardRequest& request) {
    const std::string game = exchange::game_of(request.game);
    std::map<std::string, db::Rated> ratings;
    for (const db::RatedPerson& one : db::Ratings(store).list(game)) ratings[one.player] = one;
    std::vector<Leading> lines;
    for (db::Leader& leader : db::Statistics(store).leaderboard(game)) {
        const auto found = ratings.find(leader.player);
        lines.push_back({std::move(leader), found == ratings.end() ? std::nullopt : std::optional(found->second)});
    }
    if (request.order == "rating") std::ranges::stable_sort(lines, std::greater(), strength);
    return lines;
}

void print_ranking(const std::vector<Leading>& lines) {
    std::vector<db::Leader> leaders;
    for (const Leading& line : lines) leaders.push_back(line.leader);
    write_table(std::cout, leaderboard_columns({.rated = true, .together = are_some_together(leaders)}), lines);
    std::cout << for_people("\n" + chance_explained() + "\n" + rating_explained() + "\n");
}

Status leaderboard(const db::Store& store, const LeaderboardRequest& request, bool in_json) {
    const std::vector<Leading> found = lines(store, request);
    if (in_json)
        print_list("players", leaderboard_columns({.rated = true}), found);
    else if (found.empty())
        std::cout << for_people(_("There is no such play.")) << '\n';
    else
        print_ranking(found);
    return found.empty() ? Status::illegal : Status::fine;
}

}

Status show_leaderboard(const HistoryOptions& options, const LeaderboardRequest& request) {
    return on_store(options, [&](const db::Store& store) { return leaderboard(store, request, options.json); });
}

}
