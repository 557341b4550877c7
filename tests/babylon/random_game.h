// Games played at random by the rules, move by listed move. One seed makes a whole game: a property takes the seed.
#pragma once

#include "core/babylon/advice.h"
#include "core/game.h"
#include "tests/babylon/table.h"
#include "tests/chance.h"

namespace clerk::babylon::test {

using tests::any_of;
using tests::chance;
using tests::one_in;
using tests::pick;

inline Rulings any_rulings() {
    Rulings rulings;
    for (const auto& ruling : all_rulings) ruling.choose(rulings, pick(ruling.choices.size()));
    return rulings;
}

inline Tile any_tile(int symbols) {
    Tile tile{any_of(flowers)};
    tile.symbols.fill(Symbol::blank);
    while (tile.symbol_count() < symbols) tile.symbols[pick(4)] = symbol(any_of(kinds));
    return tile;
}

inline Game any_setup(Depth depth) {
    Game game{.depth = depth, .rulings = any_rulings()};
    const std::size_t players = 2 + pick(3);
    for (std::size_t i = 0; i < players; ++i) {
        Player player{.name = "P" + std::to_string(i), .flower = flowers[i]};
        if (depth == Depth::full) player.start_tile = TileEntry{any_tile(2)};
        game.players.push_back(std::move(player));
    }
    for (int i = 0; depth == Depth::full && i < removed_clay(players); ++i)
        game.removed_clay.push_back(Cell{}.moved(i % quarry_size, i / quarry_size));
    for (int i = 0; i < rounds(players) - 1; ++i) game.tokens.push_back(any_of(effects));
    return game;
}

/// The next step among those listed, if the dice want one.
inline std::optional<Step> any_step(const State& state) {
    const auto terraces = legal_terraces(state);
    const auto ornaments = legal_ornaments(state);
    if (!ornaments.empty() && !one_in(4)) return Step{any_of(ornaments)};
    if (terraces.empty() || state.hand->terraces_placed == 2 || one_in(5)) return std::nullopt;
    const TerraceMove& move = terraces[pick(terraces.size())];
    Placement placement{.from = move.from,
                        .at = move.at,
                        .rotation = static_cast<int>(90 * pick(4)),
                        .level = move.level,
                        .open = move.open};
    if (state.depth != Depth::full) placement.tile = TileEntry{any_tile(4)};
    return Step{placement};
}

inline Turn any_turn(State& state) {
    Turn turn;
    if (state.depth == Depth::full) {
        const auto digs = moves(state).digs;
        const Cell at = digs[pick(digs.size())].at;
        turn.dig = Dig{at, {any_tile(symbols_of(state.quarry.top(at)))}};
    }
    state = begin(std::move(state), turn.dig);
    while (const auto step = any_step(state)) {
        state = play(std::move(state), *step);
        turn.steps.push_back(*step);
    }
    if (state.depth == Depth::full && one_in(2)) turn.unplaced = Unplaced::store;
    return turn;
}

struct Played {
    Game game;
    State state;
};

/// So many turns, each step one of those listed.
inline Played any_game(Depth depth, std::size_t turns) {
    Played played{any_setup(depth), State(Game{.players = {{}, {}}})};
    played.state = State(played.game);
    while (turns-- > 0 && !played.state.over()) {
        played.game.turns.push_back(any_turn(played.state));
        played.state = finish(std::move(played.state), played.game.turns.back().unplaced);
    }
    return played;
}

inline Depth any_depth_with_turns() { return one_in(2) ? Depth::full : Depth::builds; }

/// A turn of the game begun, so that steps can be asked.
inline State any_turn_in_progress(std::size_t turns) {
    Played played = any_game(any_depth_with_turns(), turns);
    if (played.state.over()) {
        played.game.turns.pop_back();
        played.state = replay(played.game).state;
    }
    const bool full = played.state.depth == Depth::full;
    std::optional<Dig> dig;
    if (full) dig = Dig{moves(played.state).digs.front().at, {any_tile(4)}};
    State state = begin(played.state, dig);
    for (int i = 0; i < 2; ++i)
        if (const auto step = any_step(state)) state = play(std::move(state), *step);
    return state;
}

}
