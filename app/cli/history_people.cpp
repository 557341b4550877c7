#include "app/cli/history_people.h"

#include "app/cli/history_player_page.h"
#include "app/cli/history_store.h"
#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/table.h"
#include "app/exchange/collector.h"
#include "i18n/words.h"

#include <iostream>
#include <map>

#include <CLI/CLI.hpp>

namespace clerk::cli {

namespace {

using Leaders = std::vector<db::Leader>;

std::map<std::string, db::Figures> by_player(const Leaders& leaders) {
    std::map<std::string, db::Figures> figures;
    for (const db::Leader& leader : leaders) figures[leader.player] = leader.figures;
    return figures;
}

Status answer(bool in_json, const Json& json, const wxString& text, bool found) {
    if (in_json)
        print_json(json);
    else
        std::cout << for_people(text);
    return found ? Status::fine : Status::illegal;
}

Status players(const db::Store& store, bool in_json) {
    auto figures = by_player(db::Statistics(store).leaderboard(""));
    const std::vector<db::Person> people = db::People(store).list();
    std::vector<Row> rows{{_("Player"), _("Plays"), _("Wins")}};
    Json list = Json::array();
    for (const db::Person& one : people) {
        const db::Figures& of = figures[one.id];
        rows.push_back({name_cell(one.name), figure(of.plays), figure(of.wins)});
        list.push_back(
            {{"id", one.id}, {"name", one.name}, {"nickname", one.nickname}, {"plays", of.plays}, {"wins", of.wins}});
    }
    const wxString text = people.empty() ? _("Nobody has played yet.") + "\n" : table(rows);
    return answer(in_json, {{"players", list}}, text, !people.empty());
}

Json listed(const Leaders& leaders) {
    Json list = Json::array();
    for (const db::Leader& leader : leaders) {
        const db::Figures& of = leader.figures;
        list.push_back({{"id", leader.player},
                        {"name", leader.name},
                        {"plays", of.plays},
                        {"wins", of.wins},
                        {"expected_wins", of.expected},
                        {"scored", of.scored},
                        {"points", of.points},
                        {"average", of.average()}});
    }
    return list;
}

wxString ranking(const Leaders& leaders) {
    if (leaders.empty()) return _("There is no such play.") + "\n";
    std::vector<Row> rows{{_("Player"), _("Plays"), _("Wins"), _("By chance"), _("Average")}};
    for (const db::Leader& leader : leaders) {
        const db::Figures& of = leader.figures;
        rows.push_back({name_cell(leader.name), figure(of.plays), figure(of.wins), decimal(of.expected),
                        of.scored > 0 ? decimal(of.average()) : wxString()});
    }
    return table(rows) + "\n" + _("By chance: the wins if everyone at a table were as likely to win.") + "\n";
}

Status leaderboard(const db::Store& store, const std::string& game, bool in_json) {
    const Leaders leaders = db::Statistics(store).leaderboard(exchange::game_of(game));
    return answer(in_json, {{"players", listed(leaders)}}, ranking(leaders), !leaders.empty());
}

Status stats(const db::Store& store, const std::string& name, const db::PageFilter& filter, bool in_json) {
    const db::Person person = require_person(store, name);
    const db::PlayerPage page = db::Statistics(store).player(person.id, filter);
    std::map<std::string, std::string> names;
    for (const db::Person& one : db::People(store).list()) names[one.id] = one.name;
    return answer(in_json, in_json ? json(person, page, names) : Json(),
                  in_json ? wxString() : told(person, page, names), page.total.plays > 0);
}

}

Task add_players(CLI::App& app) {
    const auto options = add_history_options(app);
    return
        [options] { return on_store(*options, [&](const db::Store& store) { return players(store, options->json); }); };
}

Task add_stats(CLI::App& app) {
    const auto options = add_history_options(app);
    const auto name = std::make_shared<std::string>();
    const auto filter = std::make_shared<db::PageFilter>();
    app.add_option("NAME", *name);
    app.add_option("--game", filter->game);
    app.add_flag("--without-aids", filter->without_aids)->disable_flag_override();
    app.add_flag("--without-waivers", filter->without_waivers)->disable_flag_override();
    return [options, name, filter] {
        const std::string& wanted = required(*name, _("Name a player; clerk history players lists them."));
        filter->game = exchange::game_of(filter->game);
        return on_store(*options, [&](const db::Store& store) { return stats(store, wanted, *filter, options->json); });
    };
}

Task add_leaderboard(CLI::App& app) {
    const auto options = add_history_options(app);
    const auto game = std::make_shared<std::string>();
    app.add_option("--game", *game);
    return [options, game] {
        return on_store(*options, [&](const db::Store& store) { return leaderboard(store, *game, options->json); });
    };
}

}
