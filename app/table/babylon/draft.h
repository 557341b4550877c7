// From what the hands do to the next record, and what the referee would say of it. Values in, values out; no window.
#pragma once

#include "core/babylon/play.h"

#include <optional>
#include <string>
#include <vector>

namespace clerk::desktop::babylon {

namespace game = clerk::babylon;

/// The tile in hand before it is placed. In depth full `from` names it, in the others it is what `tile` says.
struct Draft {
    game::From from = game::From::dug;
    game::Tile tile = {};
    int rotation = 0;
    std::optional<int> level = {}; ///< none: the lowest that fits
    std::optional<game::Corner> open = {};
};

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

// Answers to a finding. A finding of a garden as a whole has no part to take back, and the beginning of an earlier turn
// is changed in that turn: what came later was built on it.
bool correctable(const game::Game& game, const Where& where);
/// Takes the part that broke the rule out of the record. A turn that began wrongly goes with all turns after it.
game::Game corrected(game::Game game, const Where& where);
game::Game waived(game::Game game, const Where& where, const std::string& reason);
std::string reason_of(const game::Game& game, const Where& where);

/// What may be done next: the table as it stands with a turn begun. None: the game is over, the dig is missing, or the
/// depth has no turns.
std::optional<game::State> ready(const game::Game& game, const game::State& state);

/// The table as it looks: with the step that awaits a decision, where that step can exist at all.
game::State shown(const game::Game& game, const game::Replay& replay);

// Before a click.
game::Terrace terrace(const Draft& draft, game::Cell anchor, int level, const game::Tile& tile);
game::Placement placement(const game::State& state, const Draft& draft, game::Cell anchor);
game::Building attempt(const game::State& state, game::Kind kind, std::vector<game::Space> spaces);
Findings judge(const game::Game& game, int player, const game::Placement& placement);
Findings judge(const game::Game& game, int player, const game::Building& building);
game::Placement final_placement(const game::Game& game, const game::Garden& garden, int player, const Draft& draft,
                                game::Cell anchor);

/// How many spaces an ornament of the kind has.
constexpr std::size_t spaces_of(game::Kind kind) { return kind == game::Kind::statue ? 1 : 2; }
/// Whether the findings leave the step possible, so that it can be entered and talked about.
bool can_stand(const Findings& findings);

}
