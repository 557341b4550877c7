// The tile in hand before it is placed, and what the referee would say of a step before the click.
#pragma once

#include "core/babylon/play.h"

#include <optional>
#include <vector>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

/// The tile in hand before it is placed. In depth full `from` names it, in the others it is what `tile` says.
struct Draft {
    game::From from = game::From::dug;
    game::Tile tile = {};
    int rotation = 0;
    std::optional<int> level = {}; ///< none: the lowest that fits
    std::optional<game::Corner> open = {};
    friend bool operator==(const Draft&, const Draft&) = default;
};

game::Terrace terrace(const Draft& draft, game::Cell anchor, int level, const game::Tile& tile);
game::Placement placement(const game::State& state, const Draft& draft, game::Cell anchor);
game::Building attempt(const game::State& state, game::Kind kind, std::vector<game::Space> spaces);
Findings judge(const game::Game& game, int player, const game::Placement& placement);
Findings judge(const game::Game& game, int player, const game::Building& building);
game::Placement final_placement(const game::Game& game, const game::Garden& garden, int player, const Draft& draft,
                                game::Cell anchor);

/// How many spaces an ornament of the kind has.
constexpr std::size_t spaces_of(game::Kind kind) { return kind == game::Kind::statue ? 1 : 2; }

}
