// What a terrace could bring at most is never less than what it brings with the ornaments that are then built.
#include "core/babylon/bound.h"
#include "tests/babylon/random_game.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace {

using namespace clerk::babylon;
using namespace clerk::babylon::test;
using clerk::Depth;

/// A turn with a tile dug and pillars for any site; half of the time another terrace was placed in it.
State any_turn_with_a_tile() {
    Played played = any_game(Depth::full, 3 + pick(12));
    while (played.state.over()) played = any_game(Depth::full, 3);
    State state = begin(played.state, Dig{moves(played.state).digs.front().at, {any_tile(4)}});
    state.seat().pillars = 8;
    state.seat().slot = any_tile(4);
    const auto first = legal_terraces(state, From::slot);
    if (first.empty() || one_in(2)) return state;
    const TerraceMove& move = first[pick(first.size())];
    return play(std::move(state), {Placement{.from = move.from,
                                             .at = move.at,
                                             .rotation = static_cast<int>(90 * pick(4)),
                                             .level = move.level,
                                             .open = move.open}});
}

/// As many ornaments as there may be; the ones that bring the most, or any.
State decorated(State state, bool greedily) {
    for (auto list = legal_ornaments(state); !list.empty(); list = legal_ornaments(state)) {
        const auto points = [&](const Building& building) { return total(play(state, {building}).seat().garden); };
        const Building next =
            greedily ? *std::ranges::max_element(list, std::ranges::less{}, points) : list[pick(list.size())];
        state = play(std::move(state), {next});
    }
    return state;
}

TEST(Bound, IsNeverBelowWhatATerraceBrings) {
    int reached = 0;
    for (std::uint32_t seed = 1; seed <= 10000; ++seed) {
        dice().seed(seed);
        const State state = any_turn_with_a_tile();
        const auto moves = legal_terraces(state, From::dug);
        if (moves.empty()) continue;
        const TerraceMove& move = moves[pick(moves.size())];
        const int rotation = static_cast<int>(90 * pick(4));
        const Tile tile = *tile_of(state, {.from = From::dug});
        const Face face{turned(tile.symbols, rotation), 4, flower_points(state.seat().garden, tile.flower)};
        const Bound bound(state);
        const int most = bound.of({move.at, move.level, move.open, rotation}, face);
        const int anywhere = bound.anywhere(face);
        for (const TerraceMove& other : moves)
            EXPECT_LE(bound.of_all({other.at, other.level, other.open, rotation}, face), anywhere) << "seed " << seed;
        const State placed =
            play(state,
                 {Placement{
                     .from = From::dug, .at = move.at, .rotation = rotation, .level = move.level, .open = move.open}});
        for (const bool greedily : {true, false}) {
            const int brought = total(decorated(placed, greedily).seat().garden) - total(state.seat().garden);
            EXPECT_LE(brought, most) << "seed " << seed;
            EXPECT_LE(brought, anywhere) << "seed " << seed;
            reached += brought == most;
        }
    }
    EXPECT_GT(reached, 100) << "it is not far above either";
}

}
