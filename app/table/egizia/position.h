// The record as the table changes it, each function one thing that a person does; and the game on the table as it is
// looked at.
#pragma once

#include "core/egizia/play.h"

namespace clerk::table::egizia {

namespace game = clerk::egizia;

bool begun(const game::Game& game); ///< a round is in progress

// Of the round in progress, or of a new one.
game::Game with_ship(game::Game game, game::Ship ship);
game::Game with_players_fed(game::Game game); ///< depth full: the builds begin
/// A grave's value that comes next in the list of the open tiles goes there.
game::Game with_build(game::Game game, game::Build build);
game::Game with_order(game::Game game, std::optional<std::vector<int>> order);
/// Depth builds: points, of feeding none above 0.
using PointsTyped = std::vector<int> game::Round::*;
game::Game with_points(game::Game game, PointsTyped which, int player, int points);
/// The last round gives the game its end, with nothing left over: that is entered then.
game::Game with_round_ended(game::Game game);

game::Game with_graves(game::Game game, std::vector<int> values); ///< of the tiles opened so far
game::Game with_end(game::Game game, int player, game::End end);  ///< requires that the game has its end

/// What the game has for an end while nothing of it is entered: in depth full a figure for each sphinx card held.
std::vector<game::End> plain_end(const game::Game& game);

// The game on the table as it is looked at: the record and all that follows from it. Made anew after every change, and
// when something else is looked at.

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
