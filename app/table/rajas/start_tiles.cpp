#include "app/table/rajas/start_tiles.h"

#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>

namespace clerk::table::rajas {

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

}
