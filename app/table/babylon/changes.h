// The next game for what the hands did. Values in, values out.
#pragma once

#include "core/babylon/game.h"

namespace clerk::table::babylon {

namespace game = clerk::babylon;

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

}
