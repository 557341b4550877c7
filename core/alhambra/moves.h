// What the player at turn may do next, found with the very checks that judge a turn.
#pragma once

#include "core/alhambra/play.h"

#include <optional>
#include <vector>

namespace clerk::alhambra {

struct Moves {
    int player = 0;
    int turn = 0;
    bool over = false;
    std::vector<PutDown> places = {};
    std::vector<Build> builds = {};
    std::vector<Remove> removes = {};
    std::vector<Swap> swaps = {};
};

/// Where tiles may be put, taken away or exchanged. Depths full and builds.
Moves moves(const State& state);
/// Where they may be put alone: all of them, or one.
Moves ways_in(const State& state, const Tile* only = nullptr);

// The legal step nearest to one that is not, found with the very checks that judge it.

/// A step with the tile of the illegal one: built, put down or exchanged, or a tile taken away, as few cells away as
/// can be. None: there is no such cell, or the step is of another kind. Requires a turn in progress.
std::optional<Step> nearest_legal(const State& state, const Step& wanted);

/// In place of the step that broke the record's first rule, in a turn or at the end of the game. None: it was no step,
/// or nothing of the kind is legal.
std::optional<Step> nearest_legal(const Game& game);
std::optional<Step> nearest_legal(const Game& game, const Replay& replayed); ///< of that game

/// With the step that came too late put before the first tile that was placed or given away in its turn, where it
/// breaks no rule. None: the record's first breach is another.
std::optional<Game> put_in_order(const Game& game, const Replay& replayed);

/// The step that is meant; null: none is.
const Step* step_at(const Game& game, const Where& where);
Step* step_at(Game& game, const Where& where);

/// Where the tile that broke the first rule of a finished palace may lie: as few cells away as can be, so that there
/// are fewer faults and none of this tile. None: it was no tile, or no such cell is near. Requires depth final.
std::optional<Cell> nearest_legal_cell(const Game& game);
/// The finished palace's tile. Requires that `where` names one.
FinalTile& tile_at(Game& game, const Where& where);

}
