// The game on the table as it is looked at: the record and all that follows from it. Made anew after every change, and
// when something else is looked at.
#pragma once

#include "app/table/alhambra/changes.h"
#include "core/alhambra/moves.h"

namespace clerk::table::alhambra {

/// What is being entered.
enum class Stage {
    decision, ///< about something that broke a rule
    turn,     ///< of the player at turn
    give_out, ///< the game is over; what is left on the market is to be given out
    end,      ///< what each player won is to be placed
    palaces,  ///< without their history
    points,   ///< a scoring of which only these are known
};

struct Position {
    game::Game game;
    int player = 0; ///< looked at
    int round = 1;  ///< looked at in depth final
    Report report;
    game::State state; ///< as it looks, with the step that awaits a decision
    Stage stage = Stage::turn;
    /// What may be done now, with whom it may be done at turn. None: nothing.
    std::optional<game::State> ready;
    game::Moves offered;                               ///< that break no rule
    std::vector<std::vector<game::Tile>> aside_at_end; ///< for every player; empty before the end

    Position(const game::Game& game, int player, int round);
    Position(const game::Game& game, const game::Fold& fold, int player, int round);

    bool final() const { return game.depth == Depth::final; }
    bool full() const { return game.depth == Depth::full; }
    bool with_dirk() const { return game::with_dirk(game.players.size()); }
    const game::Seat& seat(int whose) const { return state.seats[static_cast<std::size_t>(whose)]; }
    const game::Scoring* scoring(int number) const; ///< that took place; null: it did not
    const game::Round& final_round() const { return game.rounds.at(static_cast<std::size_t>(round - 1)); }
    /// Whether the palace looked at may be changed now.
    bool may_build() const { return ready && ready->player == player; }

    /// What lies aside or in the reserve, to be put somewhere now.
    const std::vector<game::Tile>& aside() const;
    const std::vector<game::Tile>& reserve() const;
    bool lies_aside(const game::Tile& tile) const;
    bool in_reserve(const game::Tile& tile) const;

    game::TileSet gone() const; ///< tiles that cannot come up any more
    /// What the referee would say of a step. In depth final, of a tile put into the palace looked at.
    Findings judged(const game::Step& step) const;
    /// Cells where the tile may be put without breaking a rule; those of palace tiles it may be exchanged for.
    game::Cells open_for(const game::Tile& tile) const;
    game::Cells open_for_exchange(const game::Tile& tile, std::optional<game::Cell> out) const;
    game::Cells removable() const;

    /// The record with one more step, wherever steps go now.
    game::Game with(game::Step step) const;
};

/// As the first player looks at it, in depth final at the first round.
inline Position position(const game::Game& game, const game::Fold& fold) { return {game, fold, 0, 1}; }

/// Whether the findings leave the step possible, so that it can be entered and talked about.
bool can_stand(const Findings& findings);

}
