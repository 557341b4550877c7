#include "app/table/sheet/setup.h"

#include "app/table/entries.h"
#include "core/game.h"
#include "db/people/name_form.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::table::sheet {

namespace {

constexpr std::string_view blanks = " \t";

std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(blanks) - first + 1));
}

std::size_t side_count(const game::Game& game) { return game::sides(game.players).size(); }

game::Row empty_row(const game::Game& game, std::string name = {}) {
    return {.name = std::move(name), .figures = std::vector<game::Figure>(side_count(game))};
}

/// One without rows has none where it may, else one.
void require_rows(game::Game& game) {
    if (game.rows.empty() && game.way != game::Way::together) game.rows = {empty_row(game)};
}

/// One of the games that are played here by their rules.
std::string_view own_game(const std::string& name) {
    const std::string form = db::name_form(name);
    const auto is_it = [&](std::string_view one) {
        return one != game::game_id && db::name_form(i18n::game_name(one).utf8_string()) == form;
    };
    const auto found = std::ranges::find_if(games(), is_it);
    return found == games().end() ? std::string_view() : *found;
}

}

game::Game plain_game(const std::vector<std::string>& names, std::size_t players, Depth /*depth*/) {
    game::Game game;
    const std::size_t most = game::most_players;
    for (std::size_t seat = 0; seat < std::clamp<std::size_t>(players, 1, most); ++seat)
        game.players.push_back({.name = next_name(names_of(game.players), names)});
    require_rows(game);
    return game;
}

wxString fault(const game::Game& game) {
    if (trimmed(game.name).empty()) return _("The game needs a name.");
    if (const std::string_view own = own_game(game.name); !own.empty())
        return i18n::fill(_("{1} has a page of its own: choose it above."), {i18n::game_name(own)});
    if (game.players.empty()) return _("Somebody has to play.");
    return table::fault(names_of(game.players));
}

game::Game with_players(game::Game game, std::vector<game::Player> players) {
    const auto before = game::sides(game.players);
    game.players = std::move(players);
    if (game::sides(game.players) == before) return game;
    game.ahead.clear();
    for (game::Row& row : game.rows) row.figures.assign(side_count(game), std::nullopt);
    return game;
}

game::Game with_way(game::Game game, game::Way way) {
    const bool places = way == game::Way::places;
    const bool is_bare = game.rows.size() == 1 && game.rows.front().name.empty() &&
                         std::ranges::all_of(game.rows.front().figures, [](const auto& figure) { return !figure; });
    if (places != (game.way == game::Way::places) || (way == game::Way::together && is_bare)) game.rows.clear();
    game.way = way;
    if (way != game::Way::together) game.won.reset();
    if (!game::by_points(way)) game.ties_shared = false, game.ahead.clear();
    require_rows(game);
    return game;
}

game::Game with_rows(game::Game game, const std::string& names) {
    game.rows.clear();
    std::string_view left = names;
    while (game.way != game::Way::places && !left.empty()) {
        const std::size_t comma = std::min(left.find(','), left.size());
        const std::string name = trimmed(left.substr(0, comma));
        const bool known = std::ranges::find(game.rows, name, &game::Row::name) != game.rows.end();
        if (!name.empty() && !known && game.rows.size() < game::most_rows) game.rows.push_back(empty_row(game, name));
        left.remove_prefix(std::min(comma + 1, left.size()));
    }
    require_rows(game);
    return game;
}

std::string names_of_rows(const game::Game& game) {
    std::string all;
    for (const game::Row& row : game.rows)
        if (!row.name.empty()) all += (all.empty() ? "" : ", ") + row.name;
    return all;
}

game::Game as_last(game::Game game, const game::Game& last) {
    game = with_way(std::move(game), last.way);
    game.name = last.name;
    game.ties_shared = last.ties_shared;
    game.rows.clear();
    for (const game::Row& row : last.rows) game.rows.push_back(empty_row(game, row.name));
    require_rows(game);
    return game;
}

}
