// The record as the table changes it, each function one thing that a person does; and the game on the table as it is
// looked at.
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

// The game on the table as it is looked at: the record and all that follows from it. Made anew after every change, and
// when something else is looked at.

/// What is being entered.
enum class Stage {
    decision, ///< about something that broke a rule
    turn,     ///< of the player at turn; in depth builds of whoever is looked at
    over,     ///< nothing is left to play
    finals,   ///< where the markers ended
};

struct Position {
    game::Game game;
    int player = 0; ///< looked at
    Report report;
    game::State state; ///< as it looks, with the step that awaits a decision
    Stage stage = Stage::turn;
    /// What may be done now, with whoever does it at turn. None: nothing.
    std::optional<game::State> ready;
    std::vector<int> players_of_turns; ///< as far as they were played

    Position(const game::Game& game, const game::Fold& fold, int player);
    Position(const game::Game& game, int player) : Position(game, game::fold(game), player) {}
    /// As it was after so many turns: to be looked at alone.
    Position(const game::Game& game, const game::Fold& fold, int player, std::size_t turns);

    bool final() const { return game.depth == Depth::final; }
    bool full() const { return game.depth == Depth::full; }
    bool facing_described() const { return game.board.facing.has_value(); }
    const game::Seat& seat(int whose) const { return state.seats[static_cast<std::size_t>(whose)]; }
    const game::Player& known_as(int whose) const { return game.players[static_cast<std::size_t>(whose)]; }
    /// Whether something may be entered for the player looked at.
    bool may_enter() const { return ready && ready->player == player; }
    bool anyone_met() const;

    /// What the referee would say of a step; requires that something may be done.
    Findings judged(const game::Step& step) const;
    /// The record with one more step.
    game::Game with(game::Step step) const;
};

/// As the first player looks at it.
inline Position position(const game::Game& game, const game::Fold& fold) { return {game, fold, 0}; }

/// Whether the findings leave the step possible, so that it can be entered and talked about.
bool can_stand(const Findings& findings);

}
