#include "core/babylon/state.h"

#include "core/compile_large_values.h"

#include <algorithm>
#include <cassert>

namespace clerk::babylon {

Quarry::Quarry(const std::vector<Cell>& removed_clay) {
    for (int y = 0; y < quarry_size; ++y)
        for (int x = 0; x < quarry_size; ++x) heights_[index(Cell{}.moved(x, y))] = 3;
    for (Cell stack : removed_clay) take(stack);
}

Material Quarry::top(Cell stack) const {
    assert(height(stack) > 0);
    constexpr std::array from_below{Material::basalt, Material::granite, Material::clay};
    return from_below[static_cast<std::size_t>(height(stack) - 1)];
}

int Quarry::edges(Cell stack) const {
    const auto not_higher = [&](int dx, int dy) {
        return static_cast<int>(height(stack.moved(dx, dy)) <= height(stack));
    };
    return not_higher(0, 1) + not_higher(1, 0) + not_higher(0, -1) + not_higher(-1, 0);
}

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

namespace clerk {

// The large values of a game.
CLERK_COMPILE_ONCE(std::variant<babylon::Placement, babylon::Building>)
CLERK_COMPILE_ONCE(std::vector<babylon::Step>)
CLERK_COMPILE_ONCE(std::vector<babylon::Turn>)
CLERK_COMPILE_ONCE(std::vector<babylon::Player>)
CLERK_COMPILE_ONCE(std::vector<babylon::FinalGarden>)

}
