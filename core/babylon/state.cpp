#include "core/babylon/state.h"

#include <algorithm>

namespace clerk::babylon {

State::State(const Game& game)
    : depth(game.depth), rulings(game.rulings), tokens(game.tokens), quarry(game.removed_clay) {
    seats.reserve(game.players.size());
    for (const Player& player : game.players) {
        Seat seat{.flower = player.flower};
        if (player.start_tile) seat.slot = player.start_tile->tile;
        seats.push_back(std::move(seat));
    }
}

int income(const State& state, const Dig& dig) {
    int pillars = state.quarry.edges(dig.at);
    if (dig.tile.tile.flower == state.seat().flower) pillars += state.effect() == Effect::bloom ? 2 : 1;
    if (state.effect() == Effect::drought) pillars = std::max(0, pillars - 1);
    return pillars;
}

std::optional<Tile> tile_of(const State& state, const Placement& placement) {
    if (state.depth != Depth::full) return placement.tile ? std::optional(placement.tile->tile) : std::nullopt;
    return placement.from == From::dug ? state.hand->dug : state.seat().slot;
}

int price(const State& state, const Supports& supports) {
    int singles = 0, doubles = 0;
    for (const Support support : supports) {
        singles += static_cast<int>(support == Support::single);
        doubles += static_cast<int>(support == Support::double_);
    }
    return price(state, singles, doubles);
}

int price(const State& state, int singles, int doubles) {
    const int given = std::min<int>(doubles, state.hand->double_pillar);
    return singles + 2 * (doubles - given);
}

}
