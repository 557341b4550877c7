// The turns in a few words each, for the strip of turns.
#pragma once

#include "app/table/turn_line.h"
#include "core/babylon/play.h"

#include <optional>
#include <vector>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

/// "digs b3 for 4 pillars, builds on level 2 at d4, stairs c4-c5". `before`: the state before the turn; none where an
/// earlier turn cannot be played.
TurnLine turn_line(const game::Game& game, std::size_t turn, const std::optional<game::State>& before);
/// Of every turn. Plays along as long as the turns can be played.
std::vector<TurnLine> turn_lines(const game::Game& game);
std::vector<TurnLine> turn_lines(const game::Game& game, const game::Fold& fold); ///< of that game

}
