// The game on the table as it is looked at: the record and all that follows from it. Made anew after every change, and
// when something else is looked at.
#pragma once

#include "app/table/egizia/changes.h"
#include "core/egizia/play.h"

namespace clerk::table::egizia {

/// What is being entered.
enum class Stage {
    decision, ///< about something that broke a rule
    ships,    ///< depth full: of the round
    builds,   ///< of the round
    ends,     ///< the rounds are over: what the players have left
    finals,   ///< depth final: what the players ended with
};

struct Position {
    game::Game game;
    int player = 0; ///< looked at
    Report report;
    game::State state; ///< as it looks: of a round in progress, with what awaits a decision
    Stage stage = Stage::builds;
    /// What may be done now, in a round that has begun. None: nothing of a round.
    std::optional<game::State> ready;
    game::Moves moves = {}; ///< of it

    Position(const game::Game& game, const game::Fold& fold, int player);
    Position(const game::Game& game, int player) : Position(game, game::fold(game), player) {}

    bool final() const { return game.depth == Depth::final; }
    bool full() const { return game.depth == Depth::full; }
    int players() const { return static_cast<int>(game.players.size()); }
    const game::Player& known_as(int whose) const { return game.players[static_cast<std::size_t>(whose)]; }
    const game::Seat& seat(int whose) const { return state.seat(whose); }
    const game::Round* round() const { return begun(game) ? &game.turns.back() : nullptr; } ///< null: none has begun
    int round_number() const { return std::min(state.rounds_done + 1, game::rounds_of_a_game); }

    Findings judged(const game::Ship& ship) const; ///< what the referee would say; requires that it may be done
    Findings judged(const game::Build& build) const;
};

/// As the first player looks at it.
inline Position position(const game::Game& game, const game::Fold& fold) { return {game, fold, 0}; }

/// Depth full, while it is built: whose build is next by the rules; none: nobody can build any more.
std::optional<game::Builder> next_builder(const Position& position);

}
