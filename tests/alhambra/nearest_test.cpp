// What is legal near to what is not.
#include "core/alhambra/moves.h"
#include "tests/alhambra/random_game.h"
#include "tests/property.h"

#include <algorithm>

#include <gtest/gtest.h>

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

/// One tile lies beside the fountain, another in the reserve; in the turn in progress that step is wrong.
Game reserved(const Step& wrong) {
    Game game = builds({.swap = SwapTo::anywhere});
    turn(game, {buy("red-9-0"), buy("blue-8-0"), put("blue-8-0", "1,0")});
    turn(game, {wrong}).turns.back().done = false;
    EXPECT_FALSE(replay(game).report.legal());
    return game;
}

/// The same game with the step that is offered.
Game mended(Game game, const Step& found) {
    game.turns.back().steps.back() = found;
    return game;
}

TEST(Nearest, ATileOfTheReserveIsBuiltAndExchangedNearby) {
    const Game built = reserved(build("red-9-0", "4,0"));
    const Step near = nearest_legal(built).value();
    EXPECT_EQ(std::get<Build>(near.what).tile, tile("red-9-0"));
    EXPECT_EQ(std::get<Build>(near.what).at, cell("2,0"));
    EXPECT_TRUE(replay(mended(built, near)).report.legal());

    const Game swapped = reserved(swap("3,0", "red-9-0", "3,0"));
    const Step exchanged = nearest_legal(swapped).value();
    EXPECT_EQ(std::get<Swap>(exchanged.what).out, cell("1,0"));
    EXPECT_TRUE(replay(mended(swapped, exchanged)).report.legal());

    const Game lifted = reserved(lift("3,2"));
    EXPECT_EQ(std::get<Remove>(nearest_legal(lifted).value().what).at, cell("1,0"));
    EXPECT_FALSE(nearest_legal(reserved(build("green-12-s", "0,1")))) << "that tile is not there";
}

TEST(Nearest, AStepThatCameTooLateIsPutBeforeTheFirstTileThatWasPlaced) {
    const auto one_turn = [](const Steps& steps) {
        Game game = builds();
        return next(game, {.steps = steps, .done = false});
    };
    const Game late = one_turn({buy("blue-8-0"), put("blue-8-0", "1,0"), buy("red-9-0"), put("red-9-0", "2,0")});
    ASSERT_EQ(violations(late), std::vector<std::string>{"turn.order"});
    EXPECT_EQ(put_in_order(late, replay(late)),
              one_turn({buy("blue-8-0"), buy("red-9-0"), put("blue-8-0", "1,0"), put("red-9-0", "2,0")}));
    const Game right = one_turn({buy("blue-8-0")}), other = one_turn({put("blue-8-0", "1,0")});
    EXPECT_FALSE(put_in_order(right, replay(right))) << "nothing is wrong";
    EXPECT_FALSE(put_in_order(other, replay(other))) << "it is another rule";
    const Game twice = one_turn({buy("blue-8-0"), put("blue-8-0", "1,0"), buy("blue-8-0")});
    EXPECT_FALSE(put_in_order(twice, replay(twice))) << "there it breaks a rule as well";
}

TEST(Nearest, AStepPutBeforeStaysThereWhateverIsWrongBehindIt) {
    const Steps late{buy("blue-8-0"), put("blue-8-0", "1,0"), buy("red-9-0")};
    const Steps mended{buy("blue-8-0"), buy("red-9-0"), put("blue-8-0", "1,0")};
    const Steps apart{put("red-9-0", "5,5")};
    const auto then_a_removal = [](const Steps& steps) {
        Game game = builds();
        return next(next(game, {.steps = steps}), {.steps = {lift("3,3")}, .done = false});
    };
    const auto in_one_turn = [](const Steps& steps) {
        Game game = builds();
        return next(game, {.steps = steps});
    };
    const Game in_the_next = then_a_removal(late), in_this = in_one_turn(late + apart);
    EXPECT_EQ(put_in_order(in_the_next, replay(in_the_next)), then_a_removal(mended));
    EXPECT_EQ(put_in_order(in_this, replay(in_this)), in_one_turn(mended + apart));
}

TEST(Nearest, TheEndOfATurnAndAFinishedPalaceAreNoStep) {
    Game game = builds_with_dirk();
    next(game, {.scoring = true});
    ASSERT_EQ(violations(game), std::vector<std::string>{"dirk.count"});
    EXPECT_FALSE(nearest_legal(game));
    EXPECT_FALSE(put_in_order(game, replay(game)));
    EXPECT_FALSE(nearest_legal(final_palaces({round_of({{lies("blue-8-0", "4,0")}})})));
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

/// Round the empty cell 1,1.
const FinalPalace with_a_hole{lies("blue-8-0", "1,0"),   lies("red-9-0", "2,0"),    lies("brown-9-0", "2,1"),
                              lies("white-10-0", "0,1"), lies("green-10-0", "0,2"), lies("green-11-0", "1,2"),
                              lies("purple-12-0", "2,2")};

TEST(Nearest, AHoleIsOfNoTile) {
    const Game game = final_palaces({round_of({with_a_hole})});
    ASSERT_FALSE(replay(game).report.legal());
    EXPECT_FALSE(nearest_legal_cell(game));
}

TEST(Nearest, WhatElseIsWrongStaysAsItIs) {
    const FinalTile apart = lies("white-11-0", "-3,0"), other = lies("purple-11-0", "0,-3");
    FinalPalace and_a_hole = with_a_hole;
    and_a_hole.push_back(apart);
    const std::vector<Round> palaces[] = {{round_of({{apart, other}})},
                                          {round_of({{apart}, {other}})},
                                          {round_of({{apart}}), round_of({{apart}})},
                                          {round_of({and_a_hole})}};
    for (const auto& rounds : palaces) {
        Game game = final_palaces(rounds);
        const auto before = replay(game).report.violations;
        ASSERT_EQ(before.size(), 2u);
        tile_at(game, before.front().where).at = nearest_legal_cell(game).value();
        EXPECT_EQ(replay(game).report.violations, std::vector<Breach>{before.back()});
    }
}

TEST(Nearest, ATileOfAFinishedPalaceDoesNotTakeThePlaceOfAnother) {
    const Game game = final_palaces({round_of({{lies("green-12-s", "0,1"), lies("blue-8-0", "-1,0")}})});
    ASSERT_EQ(violations(game), std::vector<std::string>{"place.edges"});
    EXPECT_EQ(nearest_legal_cell(game), cell("0,-1")) << "-1,0 is as near, but there lies the other";
}

TEST(Nearest, ATileFarFromItsPalaceHasNoCellNearby) {
    EXPECT_FALSE(nearest_legal_cell(final_palaces({round_of({{lies("blue-8-0", "9,9")}})})));
}

PROPERTY(Nearest, ATileIsPutDownWhereItIsLegalAndNowhereNearer, (std::uint32_t seed)) {
    chance().seed(seed);
    const auto any_state = [] {
        Game game = any_game(Depth::builds, pick(30)).game;
        game.end.reset();
        return replay(game).state;
    };
    State state = any_state();
    while (state.over || (state.progress.aside.empty() && in_the_bag(state).empty())) state = any_state();
    if (state.progress.aside.empty()) state = play(std::move(state), Step{Buy{.tile = in_the_bag(state).front()}});
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
