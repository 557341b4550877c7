// What a turn could still do, found with the very checks that judge a turn.
#pragma once

#include "core/babylon/play.h"

#include <optional>
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
/// What was missed, when the game's fold is there: only turns from that one on are played.
std::vector<Missed> missed(const Game& game, const Fold& fold, int from);

// The legal step nearest to one that is not, found with the very checks that judge it.

/// A step with the tile of the illegal one, turned as there: with another open corner or on another level there, else
/// as few cells away as can be. None: it can be placed nowhere. Requires a turn in progress.
std::optional<Placement> nearest_legal(const State& state, const Placement& wanted);

/// An ornament of the same kind that may be built now, its spaces as near as can be. None: there is none of the kind.
/// Requires a turn in progress.
std::optional<Building> nearest_legal(const State& state, const Building& wanted);

/// In place of the step that broke the record's first rule. None: it was no step, or nothing of the kind is legal.
std::optional<Step> nearest_legal(const Game& game);
std::optional<Step> nearest_legal(const Game& game, const Replay& replayed); ///< of that game

/// In place of the piece that broke the first rule of a finished garden: the same terrace or kind of ornament, with
/// which the garden has fewer faults and none there. None: it was no piece, or none is near. Requires depth final.
std::optional<Step> nearest_legal_piece(const Game& game);
/// The finished garden's piece replaced. Requires that `where` names it and `piece` is of its sort.
[[nodiscard]] Game with_piece(Game game, const Where& where, const Step& piece);
Step piece_at(const Game& game, const Where& where);

}
