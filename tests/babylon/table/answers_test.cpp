#include "app/table/babylon/answers.h"
#include "app/table/babylon/position.h"
#include "tests/app/table/advised.h"
#include "tests/babylon/spoilt.h"
#include "tests/babylon/table/at_table.h"
#include "tests/property.h"

#include <gtest/gtest.h>

namespace clerk::table::babylon::test {

namespace {

game::Game builds() { return plain_game({"Linda", "John"}, 2, Depth::builds); }
game::Game final_gardens() { return plain_game({"Linda", "John"}, 2, Depth::final); }

game::Step terrace_at(const char* anchor, int level, game::Tile tile = {}) {
    return {game::Placement{.tile = game::TileEntry{tile}, .at = cell(anchor), .level = level}};
}

TEST(BabylonAnswers, CorrectingTakesTheStepOutAndKeepsTheTurnsAfterIt) {
    game::Game game = with_step(with_step(builds(), terrace_at("c4", 1)), terrace_at("c4", 3));
    game = with_turn_ended(with_turn_ended(game, game::Unplaced::discard), game::Unplaced::discard);
    const game::Game corrected = table::babylon::corrected(game, {.player = 0, .turn = 0, .step = 1});
    EXPECT_EQ(corrected.turns.size(), 2u);
    EXPECT_EQ(corrected.turns[0].steps.size(), 1u);
}

TEST(BabylonAnswers, CorrectingTheOnlyStepTakesTheTurnBack) {
    const game::Game game = with_step(builds(), terrace_at("c4", 3));
    EXPECT_EQ(corrected(game, {.player = 0, .turn = 0, .step = 0}), builds());
}

TEST(BabylonAnswers, AWaiverIsKeptWithItsReason) {
    const Where where{.player = 0, .turn = 0, .step = 0};
    const game::Game game = waived(with_step(builds(), terrace_at("c4", 2)), where, "we like it high");
    EXPECT_TRUE(game::replay(game).report.legal());
    EXPECT_EQ(reason_of(game, where), "we like it high");
    const Where garden{.player = 1};
    EXPECT_TRUE(waived(final_gardens(), garden, {}).gardens[1].waived);
}

TEST(BabylonAdvice, OfAStepIsTheNearestLegalOneInItsPlace) {
    AtTable table(Depth::builds);
    table.press('2');
    table.place("c4");
    const auto instead = advice(table.game(), game::replay(table.game()));
    ASSERT_TRUE(instead);
    EXPECT_EQ(instead->words, "It is legal on level 1.");
    EXPECT_EQ(instead->places.size(), 4u);
    EXPECT_TRUE(position(instead->mended).report.legal());
    EXPECT_EQ(instead->mended.turns.at(0).steps.size(), 1u);
}

TEST(BabylonAdvice, OfAFinishedGardenMendsThePieceInItsPlace) {
    AtTable table(Depth::final);
    table.place("a1");
    table.press('4');
    table.place("b2");
    const auto instead = advice(table.game(), game::replay(table.game()));
    ASSERT_TRUE(instead);
    EXPECT_FALSE(instead->words.empty());
    EXPECT_TRUE(position(instead->mended).report.legal());
    EXPECT_EQ(instead->mended.gardens.at(0).terraces.size(), 2u);
}

}

}

namespace clerk::babylon::test {

// Advice in games that are spoilt at random.

namespace {

PROPERTY(BabylonAdviceProperty, LeavesTheFindingAndMakesNoOther, (std::uint32_t seed)) {
    chance().seed(seed);
    const Game game = any_game_to_judge();
    for (int i = 0; i < 8; ++i) {
        Game wrong = game;
        for (std::size_t times = 1 + pick(2); times > 0; --times) spoil(wrong);
        RC_CLASSIFY(table::test::is_advised_well(wrong));
    }
}

}

}
