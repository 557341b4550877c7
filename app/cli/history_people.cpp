#include "app/cli/history_people.h"

#include "app/cli/history_player_page.h"
#include "app/cli/history_store.h"
#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "app/exchange/import.h"
#include "app/history/people.h"
#include "i18n/words.h"

#include <algorithm>
#include <iostream>
#include <tuple>

namespace clerk::cli {

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

/// The same for every program that reads it: of one name by their ids, which are the same in every history.
std::vector<db::Person> by_bytes(std::vector<db::Person> people) {
    std::ranges::sort(people, {}, [](const db::Person& one) { return std::tie(one.name, one.id); });
    return people;
}

void print_list(const std::vector<db::Person>& people, LeadersByPlayer& leaders) {
    JsonList list("players");
    for (const db::Person& one : people) {
        const db::Leader& of = leaders[one.id];
        list.add({{"id", one.id},
                  {"name", one.name},
                  {"nickname", one.nickname},
                  {"plays", of.figures.plays},
                  {"wins", of.figures.wins},
                  {"together", json_together(of.together)}});
    }
    list.end();
}

void print_table(const std::vector<db::Person>& people, LeadersByPlayer& leaders, bool together) {
    LongTable rows;
    Row head{_("Player"), _("Plays"), _("Wins")};
    if (together) head.push_back(_("Won against the game"));
    rows.add(head);
    for (const db::Person& one : people) {
        const db::Leader& of = leaders[one.id];
        Row row{name_cell(one.name), figure(of.figures.plays), figure(of.figures.wins)};
        if (together) row.push_back(together_cell(of.together));
        rows.add(row);
    }
    rows.write(std::cout);
}

Status players(const db::Store& store, bool in_json) {
    const std::vector<db::Leader> leaders = db::Statistics(store).leaderboard("");
    auto figures = by_player(leaders);
    const std::vector<db::Person> people = by_bytes(db::People(store).list());
    if (in_json)
        print_list(people, figures);
    else if (people.empty())
        std::cout << for_people(_("Nobody has played yet.")) << '\n';
    else
        print_table(in_order(people), figures, are_some_together(leaders));
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
                  in_json ? wxString() : told(person, page, rated, names), page.total.plays + page.together.plays > 0);
}

}

Status list_players(const HistoryOptions& options) {
    return on_store(options, [&](const db::Store& store) { return players(store, options.json); });
}

Status show_stats(const HistoryOptions& options, const StatsRequest& request) {
    const std::string& name = required(request.name, _("Name a player; clerk history players lists them."));
    db::PageFilter filter = request.filter;
    filter.game = exchange::game_of(filter.game);
    return on_store(options, [&](const db::Store& store) { return stats(store, name, filter, options.json); });
}

}
