// The record as the table changes it: each function is one thing that a person does.
#pragma once

#include "core/rajas/play.h"

#include <optional>

namespace clerk::table::rajas {

namespace game = clerk::rajas;

/// What is entered when a turn ends in depth builds: where the markers stand then; none: unmoved.
struct Markers {
    std::optional<int> money = {};
    std::optional<int> fame = {};
    bool met = false; ///< where the facing is not described: now they have met
    friend bool operator==(const Markers&, const Markers&) = default;
};

const game::Step* step_at(const game::Game& game, const Where& where); ///< null: no step is meant
bool begun(const game::Game& game);                                    ///< a turn is in progress

game::Game with_step(game::Game game, int player, game::Step step); ///< of the turn in progress, or of a new one
/// A step of the turn in progress as another.
game::Game with_step_changed(game::Game game, std::size_t number, game::Step step);
game::Game with_turn_ended(game::Game game, int player, const Markers& markers);
Markers markers_of(const game::Turn& turn);

// The end, of which the history is not known.
game::Game with_final(game::Game game, int player, const game::Final& final);
/// Puts the player behind those who have a place in the order of meeting, or takes the place away.
game::Game with_place_turned(game::Game game, int player);
/// Where the facing is not described, and the turns are: how far the markers have passed each other.
game::Game with_gap(game::Game game, int player, std::optional<int> gap);

}
