// The game on the table as it is looked at, and what the hands do to it.
#pragma once

#include "app/table/played_game.h"
#include "core/babylon/game.h"
#include "core/babylon/garden.h"
#include "core/babylon/play.h"

#include <optional>
#include <vector>

#include <wx/string.h>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

// The game on the table as hand and board look at it: the record and all that follows from it. Made anew after every
// change.
struct Position {
    game::Game game;
    Report report;
    game::State state;                        ///< as the table looks, with the step that awaits a decision
    std::optional<game::State> ready = {};    ///< what may be built now; none: nothing may
    std::vector<game::Building> offered = {}; ///< ornaments that may be built now

    bool final() const { return game.depth == Depth::final; }
    bool full() const { return game.depth == Depth::full; }
    bool over() const { return !final() && state.over(); }
    bool undecided() const { return !final() && !report.legal(); }
    bool to_dig() const { return full() && !over() && !undecided() && !state.hand; }
    bool has_dug() const { return ready && ready->hand && ready->hand->dug; }   ///< and not placed what was dug
    bool has_token() const { return !final() && !over() && state.round() > 0; } ///< one is in force, entered or not
    const game::Garden& garden(int player) const { return state.seats[static_cast<std::size_t>(player)].garden; }
    /// Whether a player's garden may be built on now.
    bool may_build(int player) const { return final() || (ready && ready->player() == player); }
};

Position position(const game::Game& game); ///< replays it
Position position(const game::Game& game, const game::Replay& replay);

/// None: every garden may be edited, or the game is over.
std::optional<int> player_at_turn(const Position& position);
wxString heading(const Position& position); ///< "Round 4 of 15"
/// The game is over, and nothing is left to be decided.
bool finished(const Position& position);

// The next game for what the hands did. Values in, values out.

// The turn in progress.
bool begun(const game::Game& game);
game::Game with_dig(game::Game game, game::Cell stack, const game::Tile& tile);
game::Game with_step(game::Game game, game::Step step);
game::Game with_turn_ended(game::Game game, game::Unplaced unplaced);
/// The token that holds in a round (from 0; round 0 has none). Rounds before it that were left out become blank.
game::Game with_token(game::Game game, int round, game::Effect effect);

// Finished gardens.
game::Game with_terrace(game::Game game, int player, const game::Placement& placement);
game::Game with_ornament(game::Game game, int player, const game::Building& building);

// What a player has built, how it is built again, and how a first game is learned.

namespace game = clerk::babylon;

/// What a player has built, piece by piece in words: terraces by level, then ornaments.
std::vector<BuiltPiece> built(const Position& position, int player);

// How a garden that fell is built again: what is put where, step by step.
struct PlanStep {
    wxString title;
    std::vector<wxString> parts; ///< what is put where
    game::Garden garden;         ///< as far as it is then
    game::RebuildStep added;     ///< what is new in it; nothing: it shows the whole garden
};

/// Empty: nothing was built. The first step says what is needed and shows the whole garden.
std::vector<PlanStep> guide_plan(const game::Garden& garden);

/// What is learned in a first game of Babylon, step by step.
/// The face of a tile, its place, an ornament, the end of the turn. Requires turns: depth full or builds.
std::vector<FirstStep> first_steps(const clerk::babylon::Game& game);

}
