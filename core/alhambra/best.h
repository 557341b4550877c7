// The best places for the tiles that a player may put into the palace now, and a played turn compared with them.
#pragma once

#include "core/alhambra/moves.h"
#include "core/alhambra/play.h"
#include "core/best.h"

#include <optional>
#include <vector>

namespace clerk::alhambra {

/// One place of one tile, as if the game ended with it there.
struct TilePlace {
    Step step; ///< that puts it there: one that lies aside, or one from the reserve
    Cell at;
    int points = 0;               ///< what it adds to the player's total
    std::vector<Gain> gains = {}; ///< of the categories that it changes
    int wall = 0;                 ///< sides of the longest outer wall then
    int open = 0;                 ///< empty cells outside that one could walk on to, from the palace with the tile
    int outline = 0;              ///< sides towards the outside
};

/// A tile and its places: the most points first, then the most open cells, then the shortest outline.
struct TileAdvice {
    Tile tile;
    std::vector<TilePlace> places = {};
};

struct Best {
    int player = 0;
    int turn = 0;
    bool over = false;
    std::vector<TileAdvice> tiles = {}; ///< those with a legal place, each looked at by itself
};

/// So many places of each tile, exactly. Depths full and builds.
Best best(const Game& game, const State& state, std::size_t most, const Patience& patience = endless);

/// The best of these places of one tile; none: there is none.
std::optional<TilePlace> best_place(const Game& game, const State& state, const Moves& ways);
/// Of one place, as patience counts it: the palaces of all players are scored.
inline constexpr std::size_t effort_of_a_score = 800;

/// The game once the step is taken in the turn that is going on, or begins with it.
Game played_on(Game game, const Step& step);

// A played turn compared with the best place for a tile that was put into the palace in it.

using TurnReview = TurnReviewOf<Step>;

/// Of several tiles the one whose place left the most points, each looked at by itself after what was done before it.
/// None: the turn has not ended, does not stand, or no tile went into the palace.
std::optional<TurnReview> review(const Game& game, const Fold& fold, int turn, const Patience& patience = endless);

}
