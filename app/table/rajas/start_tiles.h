// Tiles that lie on the board before the first turn, in depth full: Ganges tiles on a described river, yield tiles in
// the slots of a described province.
#pragma once

#include "app/table/rajas/reward_input.h"
#include "core/rajas/game.h"

namespace clerk::table::rajas {

/// Where a tile may be laid yet.
struct StartPlace {
    wxString words;                         ///< "Ganges tile on space 3", "Raji: a1, west: white"
    std::optional<std::size_t> player = {}; ///< of a yield tile; none: a Ganges tile
    int space = 0;                          ///< of the river, from 1
    game::Edge at = {};
};
std::vector<StartPlace> start_places(const game::Game& game);

struct StartTile {
    StartPlace place;
    game::Reward gain;
    GiftsOf gifts = GiftsOf::board;
};
/// The Ganges tiles, then the yield tiles player by player, as the record has them.
std::vector<StartTile> start_tiles(const game::Game& game);

game::Game with_start_tile(game::Game game, const StartPlace& place);
// Of that tile of `start_tiles`.
game::Game with_start_reward(game::Game game, std::size_t tile, const game::Reward& gain);
game::Game without_start_tile(game::Game game, std::size_t tile);

}
