// What a turn could still do, found with the very checks that judge a turn.
#pragma once

#include "core/babylon/play.h"

#include <vector>

namespace clerk::babylon {

struct DigMove {
    Cell at;
    int edges = 0; ///< pillars from the edges alone
};

struct TerraceMove {
    From from = From::dug;
    Cell at;
    int level = 1;
    std::optional<Corner> open = {};
    int pillars = 0; ///< what it costs in singles after the round's double
};

struct Moves {
    int player = 0;
    int turn = 0;
    bool over = false;
    std::vector<DigMove> digs = {};         ///< depth full, turn not begun
    std::vector<TerraceMove> terraces = {}; ///< once the turn has begun
    std::vector<Building> ornaments = {};   ///< `as_if` only where it is not legal without
    bool begun = false;
};

/// What the player at turn may legally do next. Depths full and builds.
Moves moves(const State& state);
std::vector<TerraceMove> legal_terraces(const State& state);
std::vector<TerraceMove> legal_terraces(const State& state, From from); ///< of that tile alone
std::vector<Building> legal_ornaments(const State& state);
/// The free spaces of this turn's terraces that the round's effect may serve: with a symbol (`convert`) or blank
/// (`wild`). None once the player used it.
std::vector<Space> effect_spaces(const State& state);

struct Missed {
    int player = 0;
    int turn = 0;
    int points = 0;
    std::vector<Building> ornaments = {};
};

/// The most points that further legal ornaments, in any order, would bring to the turn in progress.
Missed missed(const State& state);
/// For every played turn with a step of a legal game: what was missed after its last step; turns with nothing left out.
std::vector<Missed> missed(const Game& game, int from = 0);
/// The same when the game's fold is there: only turns from that one on are played.
std::vector<Missed> missed(const Game& game, const Fold& fold, int from);

}
