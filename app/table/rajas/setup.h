// A game before its first turn: what is assumed when nothing is said, how one choice follows from another, which tiles
// lie on the board, and what is learned in a first game.
#pragma once

#include "app/table/played_game.h"
#include "app/table/rajas/typed_parts.h"
#include "core/rajas/game.h"

#include <string>
#include <string_view>
#include <vector>

#include <wx/string.h>

namespace clerk::table::rajas {

namespace game = clerk::rajas;

/// Words for the colours of the players' pieces; a table may write another into a record.
inline constexpr std::array<std::string_view, 4> piece_colours{"red", "yellow", "green", "blue"};

/// The likeliest names, then plain ones. In depth full the dice that everyone begins with have to be entered: `ready`
/// tells whether they are there.
game::Game plain_game(const std::vector<std::string>& names, std::size_t players, Depth depth);
bool ready(const game::Game& game);

wxString fault(const game::Game& game); ///< why it cannot begin; empty: it can

game::Game with_players(game::Game game, std::size_t players, const std::vector<std::string>& names);
game::Game with_depth(game::Game game, Depth depth);
game::Game with_variant(game::Game game, game::Variant variant);
/// Whoever had the colour gets the player's old one, or none. `colour`: one of the words; empty: none.
game::Game with_colour(game::Game game, std::size_t player, std::string_view colour);
/// Where the places of the board are known, or not any more: finished markers need a space or a gap.
game::Game with_board(game::Game game, game::Board board);
/// The values of the dice a player begins with, in the order of the colours; fewer: the last ones are not entered yet.
game::Game with_dice(game::Game game, std::size_t player, const std::vector<int>& values);

// Tiles that lie on the board before the first turn, in depth full: Ganges tiles on a described river, yield tiles in
// the slots of a described province.

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

// What is learned in a first game of Rajas of the Ganges, step by step.

/// A worker, a tile, what else a turn brings, the end of the turn. Requires turns: depth full or builds.
std::vector<FirstStep> first_steps(const clerk::rajas::Game& game);

}
