#include "app/table/alhambra/answers.h"
#include "app/table/alhambra/position.h"
#include "core/alhambra/play.h"
#include "tests/alhambra/table/games.h"

#include <gtest/gtest.h>

namespace clerk::table::alhambra {
namespace {

namespace rules = game::rules;
using namespace test;

bool can_take_back(const game::Game& game, const Where& where) { return correctable(game, game::fold(game), where); }
game::Game take_back(const game::Game& game, const Where& where) { return corrected(game, game::fold(game), where); }

TEST(AlhambraAnswers, CorrectingTakesTheStepOutAndKeepsTheTurnsAfterIt) {
    game::Game game = with_step(with_step(alhambra_builds(3), buy("blue-8-0")), put("blue-8-0", "3,3"));
    game = with_turn_ended(with_turn_ended(game, {}), {});
    const Where where{.player = 0, .turn = 0, .step = 1};
    ASSERT_TRUE(can_take_back(game, where));
    const game::Game corrected = take_back(game, where);
    EXPECT_EQ(corrected.turns.size(), 2u);
    EXPECT_EQ(corrected.turns[0].steps.size(), 1u);
    EXPECT_EQ(take_back(with_step(alhambra_builds(3), buy("blue-8-0")), {.player = 0, .turn = 0, .step = 0}),
              alhambra_builds(3));
}

TEST(AlhambraAnswers, TheEndOfTheLastTurnIsEnteredAnewOfAnEarlierOneNot) {
    const game::Game taken = with_step(alhambra_full(), {game::Take{{card("orange-3")}}});
    const game::Game ended = with_turn_ended(taken, {});
    const Report report = game::replay(ended).report;
    ASSERT_EQ(report.violations.size(), 1u);
    EXPECT_EQ(report.violations[0].finding.rule->id, "refill.cards");
    const Where where = report.violations[0].where;
    ASSERT_TRUE(can_take_back(ended, where));
    EXPECT_EQ(take_back(ended, where), taken);
    const game::Game later = with_turn_ended(with_step(ended, {game::Take{{card("blue-1")}}}), {});
    EXPECT_FALSE(can_take_back(later, where));
    EXPECT_TRUE(waived(later, where, "no cards left").turns[0].waived);
}

TEST(AlhambraAnswers, WhatCannotExistIsTakenOutOfAnEarlierTurnToo) {
    game::Game game =
        with_step(alhambra_full(), {game::Buy{.space = game::Currency::yellow, .pay = {card("yellow-9")}}});
    TurnEnd end;
    end.tiles.at(game::Currency::yellow) = tile("blue-8-0"); // lies on the green space
    game = with_turn_ended(with_step(with_turn_ended(game, end), {game::Take{{card("orange-3")}}}), {});
    const Report report = game::replay(game).report;
    ASSERT_EQ(report.violations.at(0).finding.rule->id, "tile.twice");
    ASSERT_TRUE(can_take_back(game, report.violations[0].where));
    const game::Game corrected = take_back(game, report.violations[0].where);
    EXPECT_EQ(corrected.turns.size(), 2u);
    EXPECT_EQ(corrected.turns[0].tiles, game::Market{});
    EXPECT_EQ(game::replay(corrected).report.violations.at(0).finding.rule->id, "refill.tiles");
}

TEST(AlhambraAnswers, ATurnAfterTheEndGoesWithAllThatFollow) {
    const game::Game over = alhambra_builds_over();
    ASSERT_TRUE(game::replay(over).state.over);
    const game::Game late = with_turn_ended(with_turn_ended(over, {}), {});
    const Report report = game::replay(late).report;
    ASSERT_EQ(report.violations.at(0).finding.rule->id, "turn.game-over");
    ASSERT_TRUE(can_take_back(late, report.violations[0].where));
    EXPECT_EQ(take_back(late, report.violations[0].where), over);
}

TEST(AlhambraAnswers, AWaiverIsKeptWithItsReason) {
    game::Game game = with_step(with_step(alhambra_builds(3), buy("blue-8-0")), put("blue-8-0", "3,3"));
    const Where where{.player = 0, .turn = 0, .step = 1};
    game = waived(game, where, "an island");
    EXPECT_TRUE(game::replay(game).report.legal());
    EXPECT_EQ(reason_of(game, where), "an island");
    const game::Game palace = with_tile(alhambra_final(3), 1, 2, tile("blue-8-0"), cell("3,3"));
    const Where apart{.player = 2, .round = 1, .piece = "tile", .index = 0};
    EXPECT_TRUE(game::replay(waived(palace, apart, {})).report.legal());
    EXPECT_TRUE(can_take_back(palace, apart));
    EXPECT_EQ(take_back(palace, apart), alhambra_final(3));
    EXPECT_FALSE(can_take_back(palace, {.player = 2, .round = 1}));
    EXPECT_TRUE(waived(palace, {.player = 2, .round = 1}, {}).rounds[0].waived);
}

}
}
