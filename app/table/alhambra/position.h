// The game on the table as it is looked at, and the changes that the table makes to its record.
#pragma once

#include "app/table/played_game.h"
#include "core/alhambra/game.h"
#include "core/alhambra/moves.h"
#include "core/alhambra/play.h"
#include "core/alhambra/state.h"

#include <optional>
#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

// The record as the table changes it: each function is one thing that a person does.

/// What is entered when a turn ends: all that comes up anew.
struct TurnEnd {
    std::vector<game::Card> cards = {};
    bool scoring = false;
    std::vector<game::Tile> dirk = {};
    game::Market tiles = {};
    friend bool operator==(const TurnEnd&, const TurnEnd&) = default;
};

/// What is due then, by the rules.
struct Due {
    int cards = 0;
    int dirk = 0;
    std::vector<game::Currency> spaces = {}; ///< of the market, to be filled
};
Due due(const game::State& state, const TurnEnd& end); ///< depth builds: no cards, no spaces

// The turn in progress.
bool begun(const game::Game& game);
game::Game with_step(game::Game game, game::Step step);
game::Game with_turn_ended(game::Game game, const TurnEnd& end);
game::Turn turn_of(const TurnEnd& end); ///< as the rules of the end of a turn look at it
TurnEnd end_of(const game::Turn& turn);

// The end of the game: what is left on the market is given out.
game::Game with_end(game::Game game);                                    ///< nobody has placed anything yet
game::Game with_last_step(game::Game game, int player, game::Step step); ///< requires an end
/// Depth builds; requires an end. A tile the player has won already is taken back.
game::Game with_won(game::Game game, int player, const game::Tile& tile);
/// What then still lies aside for every player; before the end nothing, for none.
std::vector<std::vector<game::Tile>> aside_at_end(const game::Game& game, const game::Fold& fold);

// Finished palaces. Rounds count from 1.
game::Game with_rounds(game::Game game, int rounds); ///< a further one begins with the palaces of the one before it
game::Game with_tile(game::Game game, int round, int player, const game::Tile& tile, game::Cell at);
game::Game without_tile(game::Game game, int round, int player, game::Cell at);
game::Game with_dirks_tile(game::Game game, int round, const game::Tile& tile); ///< there already: taken back
game::Game with_points(game::Game game, int round, const std::vector<int>& points, int dirk_points);
game::Game with_palaces(game::Game game, int round); ///< instead of points

/// The cards one by one, by currency and value.
std::vector<game::Card> sorted(const game::Cards& cards);
/// The cards of a hand that pay a price in a currency: exactly if it can be done, else with the least too much, then
/// with the fewest cards; all of that currency where they are too few.
std::vector<game::Card> payment(const game::Cards& hand, game::Currency currency, int price);

// The game on the table as it is looked at: the record and all that follows from it. Made anew after every change, and
// when something else is looked at.

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

// How far the game is: who is at turn, the round in words, whether anything is left to enter.

/// At the end of the game whoever still has something to place. None: everyone's part may be entered, or the game is
/// over.
std::optional<int> player_at_turn(const Position& position);
wxString heading(const Position& position); ///< "Round 4, after scoring 1"
bool finished(const Position& position);    ///< complete, and nothing is left to be entered

// What a player has built, how it is laid out again, and how a first game is learned.

namespace game = clerk::alhambra;

// What a player has built, tile by tile in words.

/// The palace of a player as it stands; in depth final as it stood at the last scoring.
game::Palace built_palace(const game::Game& game, const Position& position, int player);
std::vector<BuiltPiece> built(const Position& position, int player);

// How a palace that was swept off the table is laid out again: what is put where, step by step.
struct PlanStep {
    wxString title;
    std::vector<wxString> parts; ///< what is needed
    game::Palace palace;         ///< as far as it is then
    game::Cells fresh;           ///< what is new in it
};

/// Empty: nothing was built. The first step says what is needed and shows the whole palace.
std::vector<PlanStep> guide_plan(const game::Palace& palace);

/// What is learned in a first game of Alhambra, step by step.
/// A card or a tile, its place, a tile of the reserve, the end of the turn. Requires turns: depth full or builds.
std::vector<FirstStep> first_steps(const clerk::alhambra::Game& game);

}
