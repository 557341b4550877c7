#include "app/table/egizia/answers.h"
#include "app/table/egizia/position.h"
#include "app/table/egizia/setup.h"
#include "app/table/egizia/words.h"
#include "tests/app/table/advised.h"
#include "tests/egizia/spoilt.h"
#include "tests/property.h"

#include <gtest/gtest.h>

namespace clerk::table::egizia::test {

// What is taken back and what is let stand after a finding.

namespace {

game::Build build_of(int player, const char* space) {
    return {.player = player, .what = game::Stones{{*game::read_space(space), 2}}};
}

TEST(EgiziaAnswers, AStoneWithoutSupportIsTakenBackOrLetStand) {
    const game::Game plain = plain_game({}, 2, Depth::builds);
    const game::Game wrong = with_build(plain, build_of(0, "pyramid-2-1"));
    const auto report = game::fold(wrong).report;
    ASSERT_FALSE(report.legal());
    const Where where = report.violations.front().where;
    EXPECT_TRUE(correctable(wrong, where));
    EXPECT_EQ(corrected(wrong, where), plain) << "nothing is left of the round";
    const game::Game agreed = waived(wrong, where, "we play it so");
    EXPECT_TRUE(game::fold(agreed).report.legal());
    EXPECT_EQ(reason_of(agreed, where), "we play it so");
}

TEST(EgiziaAnswers, WhatWasTakenBackIsCalledSo) {
    const game::Game plain = plain_game({}, 2, Depth::builds);
    const game::Game drawn = with_build(plain, {.player = 0, .what = game::Draw{3, 1}});
    EXPECT_EQ(action_in_words(plain, drawn), "sphinx: 3, keeps 1");
    EXPECT_EQ(action_in_words(drawn, plain), "take back sphinx: 3, keeps 1");
    const game::Game built = with_build(drawn, build_of(1, "pyramid-1-1"));
    EXPECT_EQ(action_in_words(built, drawn), "take back " + action_in_words(drawn, built));
    const game::Game used = with_build(drawn, {.player = 1, .what = game::Use{}});
    EXPECT_EQ(action_in_words(used, drawn), "take back a step");
}

}

}

namespace clerk::egizia::test {

// Advice in games that are spoilt at random.

namespace {

PROPERTY(EgiziaAdviceProperty, LeavesTheFindingAndMakesNoOther, (std::uint32_t seed)) {
    chance().seed(seed);
    const Game game = any_kind_of_game();
    for (int i = 0; i < 8; ++i) {
        Game wrong = game;
        for (std::size_t times = 1 + pick(2); times > 0; --times) spoil(wrong);
        RC_CLASSIFY(table::test::is_advised_well(wrong));
    }
}

}

}
