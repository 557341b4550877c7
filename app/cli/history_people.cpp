#include "app/cli/history_people.h"

#include "app/cli/columns.h"
#include "app/cli/history_store.h"
#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "app/exchange/import.h"
#include "app/history/local_time.h"
#include "app/history/people.h"
#include "i18n/text.h"
#include "i18n/unicode.h"
#include "i18n/words.h"

#include <algorithm>
#include <functional>
#include <iostream>
#include <tuple>

namespace clerk::cli {

namespace {

std::string name_of(const Names& names, const std::string& id) {
    const auto found = names.find(id);
    return found == names.end() ? id : found->second;
}

std::optional<db::Rated> rating_of(const PlayerRatings& ratings, const std::string& game) {
    const auto found = ratings.by_game.find(game);
    return found == ratings.by_game.end() ? std::nullopt : std::optional(found->second);
}

Row row(const wxString& title, const db::Figures& of) {
    return {title,
            figure(of.plays),
            figure(of.wins),
            of.together ? wxString() : decimal(of.expected),
            of.scored > 0 ? decimal(of.average()) : wxString(),
            figure(of.best)};
}

Row with_rating(Row row, const std::optional<db::Rated>& rated) {
    row.push_back(rating_cell(rated));
    return row;
}

/// A part of the table under a title of its own, if there is anything in it.
template <class Part, class Line>
void add(std::vector<Row>& rows, const wxString& heading, const std::vector<Part>& parts, Line line) {
    if (parts.empty()) return;
    rows.push_back({});
    rows.push_back({heading});
    for (const Part& part : parts) rows.push_back(line(part));
}

wxString played_words(const db::GameFigures& part) {
    const wxString variant = variant_words(part.game, part.variant);
    return variant.empty() ? game_words(part.game) : i18n::fill(_("{1}: {2}"), {game_words(part.game), variant});
}

wxString figures_table(const db::PlayerPage& page, const PlayerRatings& ratings) {
    std::vector<Row> rows{{"", _("Plays"), _("Wins"), _("By chance"), _("Average"), _("Best"), _("Rating")},
                          with_rating(row(_("All plays"), page.total), ratings.total)};
    if (page.together.plays > 0) rows.push_back(row(_("Against the game"), page.together));
    add(rows, _("By number of players"), page.by_players,
        [](const db::PlayersFigures& part) { return row("  " + figure(part.players), part.figures); });
    add(rows, _("By game"), page.by_game, [&](const db::GameFigures& part) {
        return with_rating(row("  " + game_words(part.game), part.figures), rating_of(ratings, part.game));
    });
    add(rows, _("By variant"), page.by_variant,
        [](const db::GameFigures& part) { return row("  " + played_words(part), part.figures); });
    return table(rows) + "\n" + rating_explained() + "\n";
}

wxString categories_table(const db::PlayerPage& page) {
    if (page.categories.empty()) return {};
    std::vector<Row> rows{{_("Category"), _("Plays"), _("Average"), _("Best")}};
    std::string game;
    for (const db::CategoryFigures& one : page.categories) {
        if (std::exchange(game, one.game) != one.game) rows.push_back({game_words(one.game)});
        rows.push_back({"  " + category_words(one.game, one.category), figure(one.scored), decimal(one.average()),
                        figure(one.best)});
    }
    return "\n" + table(rows);
}

wxString rivals_table(const db::PlayerPage& page, const Names& names) {
    if (page.rivals.empty()) return {};
    std::vector<Row> rows{
        {_("Against"), _("Plays"), _("Ahead"), _("Behind"), wxGETTEXT_IN_CONTEXT("head to head", "Level")}};
    std::vector<db::Rivalry> rivals = page.rivals;
    i18n::sort_by_name(rivals, [&](const db::Rivalry& one) { return name_of(names, one.other); });
    std::ranges::stable_sort(rivals, std::greater(), &db::Rivalry::plays);
    for (const db::Rivalry& one : rivals)
        rows.push_back({name_cell(name_of(names, one.other)), figure(one.plays), figure(one.ahead), figure(one.behind),
                        figure(one.level)});
    return "\n" + table(rows);
}

Json json(const db::CategoryFigures& one) {
    return {{"game", one.game},
            {"category", one.category},
            {"scored", one.scored},
            {"points", cli::json(one.points.points())},
            {"best", json_of(one.best)}};
}

Json json(const db::GameFigures& one) {
    Json json{{"game", one.game}, {"variant", one.variant}};
    json.update(cli::json(one.figures));
    json["together"] = one.figures.together;
    return json;
}

Json json(const db::PlayersFigures& one) {
    Json json{{"players", one.players}};
    json.update(cli::json(one.figures));
    return json;
}

template <class Part> Json list(const std::vector<Part>& parts) {
    Json list = Json::array();
    for (const Part& part : parts) list.push_back(json(part));
    return list;
}

Json rivals(const db::PlayerPage& page, const Names& names) {
    Json list = Json::array();
    for (const db::Rivalry& one : page.rivals)
        list.push_back({{"id", one.other},
                        {"name", name_of(names, one.other)},
                        {"plays", one.plays},
                        {"ahead", one.ahead},
                        {"behind", one.behind},
                        {"level", one.level}});
    return list;
}

/// Variants have none of their own.
Json by_game(const db::PlayerPage& page, const PlayerRatings& ratings) {
    Json list = Json::array();
    for (const db::GameFigures& one : page.by_game) {
        list.push_back(json(one));
        list.back()["rating"] = cli::json(rating_of(ratings, one.game));
    }
    return list;
}

}

Json json(const db::Person& person, const db::PlayerPage& page, const PlayerRatings& ratings, const Names& names) {
    Json total = json(page.total);
    total["rating"] = json(ratings.total);
    return {{"id", person.id},
            {"name", person.name},
            {"total", total},
            {"together", json_together(page.together)},
            {"by_players", list(page.by_players)},
            {"by_game", by_game(page, ratings)},
            {"by_variant", list(page.by_variant)},
            {"categories", list(page.categories)},
            {"streak", page.streak},
            {"longest_streak", page.longest_streak},
            {"rivals", rivals(page, names)}};
}

wxString in_words(const db::Person& person, const db::PlayerPage& page, const PlayerRatings& ratings,
                  const Names& names) {
    const wxString name = single_line(person.name);
    if (page.total.plays + page.together.plays == 0) return i18n::fill(_("{1} has no such play."), {name}) + "\n";
    return name + "\n\n" + figures_table(page, ratings) + "\n" +
           i18n::fill_figures(_("Wins in a row: {1} now, {2} at most."), {page.streak, page.longest_streak}) + "\n" +
           categories_table(page) + rivals_table(page, names);
}

namespace {

using LeadersByPlayer = std::map<std::string, db::Leader>;

LeadersByPlayer by_player(const std::vector<db::Leader>& leaders) {
    LeadersByPlayer found;
    for (const db::Leader& leader : leaders) found[leader.player] = leader;
    return found;
}

Status answer(bool in_json, const Json& json, const wxString& text, bool found) {
    if (in_json)
        print_json(json);
    else
        std::cout << for_people(text);
    return found ? Status::fine : Status::illegal;
}

/// In one order for every program that reads it: of one name by their ids, which are the same in every history.
std::vector<db::Person> by_bytes(std::vector<db::Person> people) {
    std::ranges::sort(people, {}, [](const db::Person& one) { return std::tie(one.name, one.id); });
    return people;
}

Columns<db::Person> player_columns(LeadersByPlayer& leaders, bool together) {
    const auto of = [&leaders](const db::Person& one) -> const db::Leader& { return leaders[one.id]; };
    Columns<db::Person> columns{
        {"id", "", Align::left, {}, [](const db::Person& one) { return Json(one.id); }},
        {"name", _("Player"), Align::left, [](const db::Person& one) { return name_cell(one.name); },
         [](const db::Person& one) { return Json(one.name); }},
        {"nickname", "", Align::left, {}, [](const db::Person& one) { return Json(one.nickname); }},
        {"last_played_at", _("Last played"), Align::left,
         [=](const db::Person& one) { return local_iso_day(of(one).last_played); },
         [=](const db::Person& one) { return of(one).last_played.empty() ? Json() : Json(of(one).last_played); }},
        {"plays", _("Plays"), Align::right, [=](const db::Person& one) { return figure(of(one).figures.plays); },
         [=](const db::Person& one) { return Json(of(one).figures.plays); }},
        {"wins", _("Wins"), Align::right, [=](const db::Person& one) { return figure(of(one).figures.wins); },
         [=](const db::Person& one) { return Json(of(one).figures.wins); }},
        {"together", _("Won against the game"), Align::right,
         [=](const db::Person& one) { return together_cell(of(one).together); },
         [=](const db::Person& one) { return json_together(of(one).together); }}};
    if (!together) columns.back().text = {};
    return columns;
}

Status players(const db::Store& store, const PlayersRequest& request, bool in_json) {
    const std::vector<db::Leader> leaders = db::Statistics(store).leaderboard("");
    auto figures = by_player(leaders);
    std::vector<db::Person> people = db::People(store).list();
    std::erase_if(people, [](const db::Person& person) { return person.hidden; });
    people = in_json ? by_bytes(std::move(people)) : in_order(std::move(people));
    if (request.order == "last")
        std::ranges::stable_sort(people, {}, [&](const db::Person& one) { return figures[one.id].last_played; });
    if (in_json)
        print_list("players", player_columns(figures, false), people);
    else if (people.empty())
        std::cout << for_people(_("Nobody has played yet.")) << '\n';
    else
        write_table(std::cout, player_columns(figures, are_some_together(leaders)), people);
    return people.empty() ? Status::illegal : Status::fine;
}

/// In all games, and in each.
PlayerRatings ratings(const db::Store& store, const std::string& person, const std::string& game) {
    PlayerRatings ratings;
    for (const db::GameRating& one : db::Ratings(store).of(person)) {
        if (one.game == game) ratings.total = one;
        ratings.by_game[one.game] = one;
    }
    return ratings;
}

Status stats(const db::Store& store, const std::string& name, const db::PageFilter& filter, bool in_json) {
    const db::Person person = require_person(store, name);
    const db::PlayerPage page = db::Statistics(store).player(person.id, filter);
    const PlayerRatings rated = ratings(store, person.id, filter.game);
    Names names;
    for (const db::Person& one : db::People(store).list()) names[one.id] = one.name;
    return answer(in_json, in_json ? json(person, page, rated, names) : Json(),
                  in_json ? wxString() : in_words(person, page, rated, names),
                  page.total.plays + page.together.plays > 0);
}

}

namespace {

/// A person who stands in no list.
struct Unlisted {
    db::Person person;
    bool has_plays;
};

std::vector<Unlisted> unlisted(const db::Store& store) {
    std::vector<Unlisted> found;
    for (const db::Person& one : by_bytes(db::People(store).list()))
        if (one.hidden) found.push_back({one, true});
    for (const db::Person& one : by_bytes(db::People(store).without_plays())) found.push_back({one, false});
    return found;
}

Status list_unlisted(const db::Store& store, bool in_json) {
    const std::vector<Unlisted> all = unlisted(store);
    const auto yes = [](bool holds) { return holds ? _("yes") : wxString(); };
    const Columns<Unlisted> columns{
        {"id", "", Align::left, {}, [](const Unlisted& one) { return Json(one.person.id); }},
        {"name", _("Player"), Align::left, [](const Unlisted& one) { return name_cell(one.person.name); },
         [](const Unlisted& one) { return Json(one.person.name); }},
        {"hidden", _("Hidden"), Align::left, [=](const Unlisted& one) { return yes(one.person.hidden); },
         [](const Unlisted& one) { return Json(one.person.hidden); }},
        {"without_plays", _("Without plays"), Align::left, [=](const Unlisted& one) { return yes(!one.has_plays); },
         [](const Unlisted& one) { return Json(!one.has_plays); }}};
    if (in_json)
        print_list("people", columns, all);
    else if (all.empty())
        std::cout << for_people(_("Nobody is hidden, and everyone has played.")) << '\n';
    else
        write_table(std::cout, columns, all);
    return Status::fine;
}

db::Person require_without_plays(const db::Store& store, const std::string& name) {
    std::vector<db::Person> found = db::People(store).without_plays();
    std::erase_if(found, [&](const db::Person& one) { return one.id != name && one.name != name; });
    if (found.size() > 1)
        throw Missing{i18n::fill(_("Several players are called {1}; name one by its id."), {single_line(name)}), found};
    if (!found.empty()) return found.front();
    if (people_called(store, name).people.empty())
        throw Missing{i18n::fill(_("There is no player {1} without plays."), {single_line(name)})};
    throw Missing{i18n::fill(_("{1} has plays and cannot be deleted; clerk history people hide hides a player."),
                             {single_line(name)})};
}

Status remove(const db::Store& store, const PeopleRequest& request, bool in_json) {
    db::People people(store);
    const db::Person person = require_without_plays(store, request.name);
    const wxString name = single_line(person.name);
    if (request.yes) people.drop_pictures(people.remove(person.id));
    return answer(
        in_json, {{"id", person.id}, {"name", person.name}, {"deleted", request.yes}},
        request.yes
            ? i18n::fill(_("{1} is deleted."), {name}) + "\n"
            : i18n::fill(_("{1} would be deleted, with nickname, colour and picture; --yes does it."), {name}) + "\n",
        true);
}

Status set_hidden(const db::Store& store, const PeopleRequest& request, bool in_json) {
    const bool hidden = request.action == "hide";
    const db::Person person = require_person(store, request.name);
    db::People(store).set_hidden(person.id, hidden);
    return answer(in_json, {{"id", person.id}, {"name", person.name}, {"hidden", hidden}},
                  i18n::fill(hidden ? _("{1} is in no list any more; the games stay.") : _("{1} is listed again."),
                             {single_line(person.name)}) +
                      "\n",
                  true);
}

}

Status list_players(const HistoryOptions& options, const PlayersRequest& request) {
    return on_store(options, [&](const db::Store& store) { return players(store, request, options.json); });
}

Status change_people(const HistoryOptions& options, const PeopleRequest& request) {
    if (request.action.empty())
        return on_store(options, [&](const db::Store& store) { return list_unlisted(store, options.json); });
    if (request.action != "hide" && request.action != "show" && request.action != "delete")
        throw WrongUsage(i18n::fill(_("clerk history people can hide, show or delete a player; found {1}."),
                                    {single_line(request.action)}));
    required(request.name, _("Name a player; clerk history players lists them."));
    return on_store(options, [&](const db::Store& store) {
        return request.action == "delete" ? remove(store, request, options.json)
                                          : set_hidden(store, request, options.json);
    });
}

Status show_stats(const HistoryOptions& options, const StatsRequest& request) {
    const std::string name = required(request.name, _("Name a player; clerk history players lists them."));
    db::PageFilter filter = request.filter;
    filter.game = exchange::game_of(filter.game);
    return on_store(options, [&](const db::Store& store) { return stats(store, name, filter, options.json); });
}

}
