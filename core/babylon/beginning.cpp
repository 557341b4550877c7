#include "core/babylon/beginning.h"

namespace clerk::babylon::beginning {

namespace {

constexpr int most_terraces = 2; ///< of a turn

Verdict game_over(const Beginning& turn) {
    if (!turn.state.over()) return {};
    return Evidence{{}, {rounds(turn.state.seats.size())}};
}

Verdict no_dig(const Beginning& turn) {
    if (turn.state.depth != Depth::full || turn.dig) return {};
    return Evidence{};
}

Verdict dig_empty(const Beginning& turn) {
    if (!turn.dig || turn.state.quarry.height(turn.dig->at) > 0) return {};
    return Evidence{};
}

Verdict symbol_count(const Beginning& turn) {
    if (!turn.dig) return {};
    const Material material = turn.state.quarry.top(turn.dig->at);
    const int symbols = turn.dig->tile.tile.symbol_count();
    if (symbols == symbols_of(material)) return {};
    return Evidence{{}, {symbols, static_cast<int>(material), symbols_of(material)}};
}

Verdict tile_gone(const Choice& choice) {
    constexpr int third_terrace = 2;
    const State& state = choice.state;
    if (state.depth == Depth::builds && state.hand->terraces_placed == most_terraces)
        return Evidence{{}, {third_terrace}};
    if (!tile_of(state, choice.placement)) return Evidence{{}, {static_cast<int>(choice.placement.from)}};
    return {};
}

constexpr bool waivable = true;

// Behind each: the figures of its finding.
constexpr Check<Beginning> beginning_a_turn[] = {
    {{"turn.game-over"}, game_over},                // rounds of the game
    {{"turn.dig"}, no_dig},                         //
    {{"dig.empty"}, dig_empty},                     //
    {{"dig.symbol-count", waivable}, symbol_count}, // symbols of the tile, material, symbols it bears
};

constexpr Check<Choice> choosing_a_tile[] = {
    {{"turn.tile"}, tile_gone}, // From: 0 dug, 1 slot, 2 third terrace
};

}

Checks<Beginning> checks() { return beginning_a_turn; }
Checks<Choice> tile_checks() { return choosing_a_tile; }

}
