// What is legal near to what is not.
#include "core/babylon/nearest.h"
#include "tests/babylon/random_game.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace clerk::babylon::test {

namespace {

int cells_between(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }

Placement any_placement(const State& state) {
    Placement placement{.from = one_in(2) ? From::dug : From::slot,
                        .at = Cell{}.moved(static_cast<int>(pick(8)), static_cast<int>(pick(8))),
                        .rotation = 90,
                        .level = 1 + static_cast<int>(pick(7))};
    if (!one_in(3)) placement.open = any_of(corners);
    if (state.depth != Depth::full) placement.from = From::dug, placement.tile.emplace();
    return placement;
}

RC_GTEST_PROP(Nearest, ATerraceIsLegalAndNoneIsNearer, (std::uint32_t seed)) {
    dice().seed(seed);
    const State state = any_turn_in_progress(pick(10));
    for (int i = 0; i < 5; ++i) {
        const Placement wanted = any_placement(state);
        const auto found = nearest_legal(state, wanted);
        auto listed = legal_terraces(state);
        std::erase_if(listed, [&](const TerraceMove& move) { return move.from != wanted.from; });
        RC_ASSERT(found.has_value() == !listed.empty());
        if (!found) continue;
        RC_ASSERT(check(state, *found).empty());
        RC_ASSERT(found->tile == wanted.tile && found->rotation == wanted.rotation);
        for (const TerraceMove& move : listed) {
            RC_ASSERT(cells_between(move.at, wanted.at) >= cells_between(found->at, wanted.at) ||
                      std::abs(move.level - wanted.level) > std::abs(found->level - wanted.level));
            if (move.at == wanted.at && move.level == wanted.level) RC_ASSERT(found->at == wanted.at);
        }
    }
}

RC_GTEST_PROP(Nearest, AnOrnamentIsOneOfThoseListed, (std::uint32_t seed)) {
    dice().seed(seed);
    const State state = any_turn_in_progress(pick(12));
    const auto listed = legal_ornaments(state);
    for (const Kind kind : kinds) {
        const Building wanted{.kind = kind, .at = {{Cell{3, 3}, 1}, {Cell{4, 3}, 1}}};
        const auto found = nearest_legal(state, wanted);
        RC_ASSERT(found.has_value() == std::ranges::any_of(listed, [&](const Building& b) { return b.kind == kind; }));
        if (found) RC_ASSERT(std::ranges::count(listed, *found) == 1);
    }
}

Step nearest_in(Game game, const Step& wrong) {
    game.turns.back().steps.push_back(wrong);
    return nearest_legal(game).value();
}

Game one_terrace() {
    Game game = builds();
    turn(game, {terrace({"SF..", "c3"})}).turns.back().done = false;
    return game;
}

TEST(Nearest, AnotherLevelComesBeforeAnotherPlace) {
    const Step found = nearest_in(one_terrace(), terrace({"....", "e3", 3}));
    EXPECT_EQ(std::get<Placement>(found.what).at, read_cell("e3").value());
    EXPECT_EQ(std::get<Placement>(found.what).level, 2);
}

TEST(Nearest, AnOpenCornerComesFirst) {
    Game game = one_terrace();
    turn(game, {});
    game.turns.front().done = true;
    turn(game, {terrace({"S...", "a1"}), statue("a2@1")}).turns.back().done = false;
    // The statue would carry the south-west corner: it cannot be open.
    const Step found = nearest_in(game, terrace({"....", "a2", 2, Corner::sw}));
    EXPECT_EQ(std::get<Placement>(found.what).at, read_cell("a2").value());
    EXPECT_NE(std::get<Placement>(found.what).open, Corner::sw);
}

TEST(Nearest, AnOrnamentMovesToTheSpacesThatBearItsSymbol) {
    const Step found = nearest_in(one_terrace(), statue("d4@1"));
    EXPECT_EQ(std::get<Building>(found.what).at, spaces({"c4@1"}));
}

TEST(Nearest, ThereIsNoneOfWhatBreaksNoRuleOrIsNoStep) {
    Game game = one_terrace();
    EXPECT_FALSE(nearest_legal(game));
    game.turns.back().steps.push_back(build(Kind::bridge, {"c4@1", "d4@1"}));
    EXPECT_FALSE(nearest_legal(game)) << "no bridge can be built at all";
}

}

}
