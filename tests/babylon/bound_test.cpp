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
        chance().seed(seed);
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

/// A turn with a tile of one symbol, beside a terrace of one symbol of the same kind; with the ornaments of the other
/// kinds a set lacks that one.
State one_beside_another(Kind kind, Corner there, bool with_the_others) {
    Game game = any_setup(Depth::full);
    game.rulings = {};
    game.tokens.assign(game.tokens.size(), Effect::none);
    const auto of_one_symbol = [kind](Corner corner) {
        Tile tile{Flower::white};
        tile.symbols.fill(Symbol::blank);
        tile.symbols[static_cast<std::size_t>(corner)] = symbol(kind);
        return tile;
    };
    State before(game);
    State state = begin(before, Dig{moves(before).digs.front().at, {of_one_symbol(Corner::nw)}});
    state.seat().pillars = 8;
    state.seat().slot.reset();
    Supports supports{};
    for (const Corner corner : corners) supports[corner] = Support::single;
    state.seat().garden = {};
    state.seat().garden.place({.anchor = Cell{}.moved(3, 3), .symbols = of_one_symbol(there).symbols}, supports);
    if (!with_the_others) return state;
    Terrace far{.anchor = Cell{}.moved(6, 6)};
    far.symbols.fill(Symbol::blank);
    state.seat().garden.place(far, supports);
    for (const Kind other : kinds) {
        const Space space{far.cell(corners[static_cast<std::size_t>(other)]), 1};
        if (other != kind) state.seat().garden.build({other, space, space});
    }
    return state;
}

/// The tile in hand on one site, turned so. It is not known what a bridge passes over, nor that the terrace covers the
/// other end of stairs. Whether an ornament was built with it.
bool expect_bound(const State& state, const Bound& bound, const TerraceMove& move, int rotation, Kind kind) {
    const Tile tile = *tile_of(state, {.from = From::dug});
    const State placed = play(
        state,
        {Placement{.from = From::dug, .at = move.at, .rotation = rotation, .level = move.level, .open = move.open}});
    const int before = total(state.seat().garden);
    const int bare = total(placed.seat().garden) - before;
    const int brought = total(decorated(placed, true).seat().garden) - before;
    const int most = bound.of({move.at, move.level, move.open, rotation}, {turned(tile.symbols, rotation)});
    const bool may_be_above = kind == Kind::bridge || kind == Kind::stairs;
    EXPECT_TRUE(brought == most || (may_be_above && brought == bare))
        << brought << ", not " << most << ": " << id(kind) << " at "
        << write(Space{move.at, static_cast<std::int8_t>(move.level)}) << " turned by " << rotation;
    return brought > bare;
}

TEST(Bound, OfOneSymbolBesideAnotherIsWhatItBrings) {
    chance().seed(17);
    int ornaments = 0;
    for (const Kind kind : kinds)
        for (const Corner there : corners)
            for (const bool with_the_others : {false, true}) {
                SCOPED_TRACE("the other in corner " + std::to_string(static_cast<int>(there)));
                const State state = one_beside_another(kind, there, with_the_others);
                const Bound bound(state);
                for (const TerraceMove& move : legal_terraces(state, From::dug)) {
                    const bool covers_others = move.at.x > 4 && move.at.y > 4;
                    if (with_the_others && covers_others) continue;
                    for (const int rotation : {0, 90, 180, 270})
                        ornaments += expect_bound(state, bound, move, rotation, kind);
                }
            }
    EXPECT_GT(ornaments, 400);
}

}
