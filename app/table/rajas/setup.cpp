#include "app/table/rajas/setup.h"

#include "app/table/entries.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::table::rajas {

namespace {

constexpr std::size_t fewest = 2, most = 4;

/// What each depth, variant and number of players has and others have not.
void fit(game::Game& game) {
    const std::size_t players = game.players.size();
    const bool full = game.depth == Depth::full, final = game.depth == Depth::final;
    game.dice.resize(full ? players : 0);
    game.finals.resize(final ? players : 0);
    for (std::size_t i = 0; i < game.finals.size(); ++i) {
        game::Final& ended = game.finals[i];
        if (game.board.facing) ended.gap.reset();
        if (game.board.facing && !ended.money) ended.money = game::first_money + static_cast<int>(i);
        if (game.board.facing && !ended.fame) ended.fame = 0;
    }
    if (game.variant != game::Variant::mixed)
        for (game::Player& player : game.players) player.expert = false;
    if (!full) game.ganges.clear();
    if (!full || game.variant != game::Variant::navaratnas) game.yields.clear();
    game.yields.resize(game.yields.empty() ? 0 : players);
}

}

game::Game plain_game(const std::vector<std::string>& names, std::size_t players, Depth depth) {
    return with_players({.depth = depth}, std::clamp(players, fewest, most), names);
}

bool ready(const game::Game& game) {
    return std::ranges::all_of(game.dice, [](const auto& dice) { return dice.size() == game::colours.size(); });
}

wxString fault(const game::Game& game) {
    const wxString of_names = table::fault(names_of(game.players));
    if (!of_names.empty()) return of_names;
    return ready(game) ? wxString() : _("Enter the four dice that each player rolled.");
}

game::Game with_players(game::Game game, std::size_t players, const std::vector<std::string>& names) {
    game.players = seated(std::move(game.players), players, names, piece_colours);
    fit(game);
    return game;
}

game::Game with_depth(game::Game game, Depth depth) {
    game.depth = depth;
    fit(game);
    return game;
}

game::Game with_variant(game::Game game, game::Variant variant) {
    game.variant = variant;
    fit(game);
    return game;
}

game::Game with_colour(game::Game game, std::size_t player, std::string_view colour) {
    const auto wanted = colour.empty() ? std::nullopt : std::optional<std::string>(colour);
    game.players = with_colour_of(std::move(game.players), player, wanted);
    return game;
}

game::Game with_board(game::Game game, game::Board board) {
    game.board = std::move(board);
    fit(game);
    return game;
}

game::Game with_dice(game::Game game, std::size_t player, const std::vector<int>& values) {
    game::Dice& dice = game.dice.at(player);
    dice.clear();
    for (std::size_t i = 0; i < std::min(values.size(), game::colours.size()); ++i)
        dice.push_back({game::colours[i], values[i]});
    return game;
}

namespace {

constexpr std::size_t most_ganges = 8;

wxString words_of(int space) { return i18n::fill_figures(_("Ganges tile on space {1}"), {space}); }

wxString words_of(const game::Game& game, std::size_t player, const game::Edge& at) {
    // TRANSLATORS: a yield tile that lies there: "Raji: yield tile at a1, west"
    return i18n::fill(_("{1}: yield tile at {2}, {3}"),
                      {name_line(game.players.at(player).name), text(write(at.cell)), i18n::rajas::name(at.side)});
}

void add_river(std::vector<StartPlace>& all, const game::Game& game) {
    if (!game.board.river || game.ganges.size() >= most_ganges) return;
    for (int space = 1; space < game.board.river->last(); ++space)
        if (std::ranges::find(game.ganges, space, &game::GangesTile::space) == game.ganges.end())
            all.push_back({.words = words_of(space), .space = space});
}

void add_slots(std::vector<StartPlace>& all, const game::Game& game) {
    if (game.variant != game::Variant::navaratnas || !game.board.provinces.navaratnas) return;
    for (std::size_t player = 0; player < game.players.size(); ++player)
        for (const game::Yield& yield : game.board.provinces.navaratnas->yields) {
            const bool taken =
                !game.yields.empty() &&
                std::ranges::find(game.yields[player], yield.at, &game::YieldTile::at) != game.yields[player].end();
            if (yield.colour && !taken)
                all.push_back({.words = words_of(game, player, yield.at), .player = player, .at = yield.at});
        }
}

/// The yield tile of that number, after all Ganges tiles.
template <class Change> void at_tile(game::Game& game, std::size_t tile, Change change) {
    if (tile < game.ganges.size()) return change(game.ganges, tile);
    tile -= game.ganges.size();
    for (auto& laid : game.yields) {
        if (tile < laid.size()) return change(laid, tile);
        tile -= laid.size();
    }
}

}

std::vector<StartPlace> start_places(const game::Game& game) {
    std::vector<StartPlace> all;
    if (game.depth != Depth::full) return all;
    add_river(all, game);
    add_slots(all, game);
    return all;
}

std::vector<StartTile> start_tiles(const game::Game& game) {
    std::vector<StartTile> all;
    for (const game::GangesTile& tile : game.ganges)
        all.push_back({{.words = words_of(tile.space), .space = tile.space}, tile.gain, GiftsOf::river});
    for (std::size_t player = 0; player < game.yields.size(); ++player)
        for (const game::YieldTile& tile : game.yields[player])
            all.push_back({{.words = words_of(game, player, tile.at), .player = player, .at = tile.at}, tile.gain});
    return all;
}

game::Game with_start_tile(game::Game game, const StartPlace& place) {
    if (!place.player) {
        game.ganges.push_back({.space = place.space});
        return game;
    }
    game.yields.resize(game.players.size());
    game.yields.at(*place.player).push_back({.at = place.at});
    return game;
}

game::Game with_start_reward(game::Game game, std::size_t tile, const game::Reward& gain) {
    at_tile(game, tile, [&](auto& tiles, std::size_t number) { tiles[number].gain = gain; });
    return game;
}

game::Game without_start_tile(game::Game game, std::size_t tile) {
    at_tile(game, tile,
            [](auto& tiles, std::size_t number) { tiles.erase(tiles.begin() + static_cast<std::ptrdiff_t>(number)); });
    if (std::ranges::all_of(game.yields, [](const auto& laid) { return laid.empty(); })) game.yields.clear();
    return game;
}

namespace game = clerk::rajas;

std::vector<FirstStep> first_steps(const game::Game& game) {
    const bool full = game.depth == Depth::full;
    const auto moved = std::ranges::count_if(
        game.turns, [](const game::Turn& turn) { return turn.money.has_value() || turn.fame.has_value(); });
    return {{full ? _("Choose the place where the worker went, and the dice that were paid there.")
                  : _("Choose what changed: a tile that was laid, or where a marker stands."),
             full ? steps_of<game::Visit>(game) : steps_of<game::Lay>(game) + static_cast<int>(moved)},
            {full ? _("Lay a tile: its colour and price, then its place in the province. R turns it.")
                  : _("Lay a tile: its roads as they lie, then its place in the province. R turns it."),
             steps_of<game::Lay>(game)},
            {full ? _("Enter what is then owed: dice that are rolled, the boat, a building, a reward.")
                  : _("Move the markers of fame and money to where they stand."),
             full ? steps_of<game::Roll>(game) + steps_of<game::Sail>(game) + steps_of<game::Upgrade>(game) +
                        steps_of<game::Sell>(game) + steps_of<game::Gain>(game) + steps_of<game::LayYield>(game)
                  : static_cast<int>(moved)},
            {_("End the turn: D, or the button on the left. It is kept at once; Ctrl+Z takes it back."),
             ended_turns(game)}};
}

}
