// What is legal near to what is not.
#include "core/alhambra/nearest.h"
#include "tests/alhambra/random_game.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace clerk::alhambra::test {

namespace {

int cells_between(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }

Step nearest_in(Steps steps, const Step& wrong) {
    Game game = builds();
    game.turns = {{.steps = steps + Steps{wrong}, .done = false}};
    return nearest_legal(game).value();
}

TEST(Nearest, ATileMovesToTheNearestCellThatTakesIt) {
    const Step found = nearest_in({buy("blue-8-0")}, put("blue-8-0", "1,1"));
    const auto& put_down = std::get<PutDown>(found.what);
    EXPECT_EQ(put_down.tile, tile("blue-8-0"));
    EXPECT_EQ(cells_between(put_down.at, cell("1,1")), 1);
}

TEST(Nearest, WallsAreLookedAt) {
    const Step found = nearest_in({buy("green-12-s")}, put("green-12-s", "0,1"));
    EXPECT_NE(std::get<PutDown>(found.what).at, cell("0,1"));
    EXPECT_NE(std::get<PutDown>(found.what).at, cell("0,2"));
}

TEST(Nearest, WhatIsNotPlacedHasNone) {
    Game game = builds();
    game.turns = {{.steps = {give("blue-8-0")}, .done = false}};
    ASSERT_FALSE(replay(game).report.legal());
    EXPECT_FALSE(nearest_legal(game));
    game.turns.clear();
    EXPECT_FALSE(nearest_legal(game)) << "nothing is wrong";
}

TEST(Nearest, ATileOfAFinishedPalaceMovesToWhereItMayLie) {
    Game game = final_palaces({round_of({{lies("blue-8-0", "1,0"), lies("red-9-0", "4,0")}})});
    const Where where = replay(game).report.violations.front().where;
    const Cell found = nearest_legal_cell(game).value();
    EXPECT_EQ(cells_between(found, cell("4,0")), 2) << "beside the other";
    tile_at(game, where).at = found;
    EXPECT_TRUE(replay(game).report.legal());
    EXPECT_FALSE(nearest_legal_cell(game));
}

TEST(Nearest, AHoleIsOfNoTile) {
    const Game game = final_palaces({round_of(
        {{lies("blue-8-0", "1,0"), lies("red-9-0", "2,0"), lies("brown-9-0", "2,1"), lies("white-10-0", "0,1"),
          lies("green-10-0", "0,2"), lies("green-11-0", "1,2"), lies("purple-12-0", "2,2")}})});
    ASSERT_FALSE(replay(game).report.legal());
    EXPECT_FALSE(nearest_legal_cell(game));
}

RC_GTEST_PROP(Nearest, ATileIsPutDownWhereItIsLegalAndNowhereNearer, (std::uint32_t seed)) {
    dice().seed(seed);
    Game game = any_game(Depth::builds, pick(30)).game;
    game.end.reset();
    State state = replay(game).state;
    if (state.over || state.progress.aside.empty()) {
        const auto free = in_the_bag(state);
        RC_PRE(!state.over && !free.empty());
        state = play(std::move(state), Step{Buy{.tile = free.front()}});
    }
    const Tile tile = state.progress.aside.front();
    const Cell anywhere{static_cast<std::int8_t>(pick(7)), static_cast<std::int8_t>(pick(7))};
    const auto found = nearest_legal(state, Step{PutDown{tile, anywhere}});
    int nearest = -1;
    for (const PutDown& place : moves(state).places)
        if (place.tile == tile && (nearest < 0 || cells_between(place.at, anywhere) < nearest))
            nearest = cells_between(place.at, anywhere);
    RC_ASSERT(found.has_value() == (nearest >= 0));
    if (!found) return;
    RC_ASSERT(stands(state, *found));
    RC_ASSERT(cells_between(std::get<PutDown>(found->what).at, anywhere) == nearest);
}

}

}
