#include "app/table/alhambra/answers.h"
#include "app/table/alhambra/position.h"
#include "core/alhambra/play.h"
#include "tests/alhambra/spoilt.h"
#include "tests/alhambra/table/games.h"
#include "tests/app/table/advised.h"
#include "tests/property.h"

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

game::Game one_turn(std::vector<game::Step> steps) {
    game::Game game = alhambra_builds(3);
    game.turns = {{.steps = std::move(steps), .done = false}};
    return game;
}

std::string_view broken(const game::Game& game) {
    const Report report = game::replay(game).report;
    return report.legal() ? std::string_view() : report.violations.front().finding.rule->id;
}

TEST(AlhambraAdvice, PutsAPurchaseBeforeWhatWasPlaced) {
    const game::Game wrong = one_turn({buy("blue-8-0"), put("blue-8-0", "1,0"), buy("red-9-0")});
    ASSERT_EQ(broken(wrong), "turn.order");
    const auto found = advice(wrong, game::replay(wrong));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->words, "It is legal before the first tile is placed.");
    EXPECT_EQ(found->mended, one_turn({buy("blue-8-0"), buy("red-9-0"), put("blue-8-0", "1,0")}));
    EXPECT_TRUE(game::replay(found->mended).report.legal());
}

TEST(AlhambraAdvice, PutsNothingWhereItBreaksARuleAsWell) {
    game::Game wrong = alhambra_builds(3);
    wrong.turns = {{.steps = {buy("green-12-s")}},
                   {},
                   {},
                   {.steps = {buy("blue-8-0"), put("blue-8-0", "1,0"), {game::Build{tile("green-12-s"), cell("0,1")}}},
                    .done = false}};
    ASSERT_EQ(broken(wrong), "turn.order");
    EXPECT_FALSE(advice(wrong, game::replay(wrong)));
}

/// The 6 pays for the 5 without change, the tile is placed, and then money is taken.
TEST(AlhambraAdvice, ForAnActionThatIsOneTooManyAsWellTellsThat) {
    game::Game wrong = alhambra_full();
    wrong.hands.at(0) = {{game::Currency::yellow, 9}, {game::Currency::yellow, 1}};
    wrong.turns = {{.steps = {{game::Buy{.space = game::Currency::yellow, .pay = wrong.hands.at(0)}},
                              put("red-9-0", "1,0"),
                              {game::Take{{wrong.money.at(0)}}}},
                    .done = false}};
    const game::Replay replayed = game::replay(wrong);
    ASSERT_EQ(broken(wrong), "turn.order");
    EXPECT_FALSE(advice(wrong, replayed));
    EXPECT_EQ(told_finding(wrong, replayed).finding.rule->id, "turn.actions");
}

TEST(AlhambraAdvice, GivesWhatWasWonAtTheEndItsNearestLegalCell) {
    const game::Tile won = game::tiles.back();
    game::Game wrong = with_won(with_end(alhambra_builds_over()), 1, won);
    wrong = with_last_step(wrong, 1, {game::PutDown{won, cell("2,0")}});
    ASSERT_EQ(broken(wrong), "place.apart");
    const auto found = advice(wrong, game::replay(wrong));
    ASSERT_TRUE(found);
    EXPECT_TRUE(game::replay(found->mended).report.legal());
    EXPECT_EQ(found->places, std::vector{game::place({1, 0})});
}

}

}

namespace clerk::alhambra::test {

// Advice in games that are spoilt at random.

namespace {

PROPERTY(AlhambraAdviceProperty, LeavesTheFindingAndMakesNoOther, (std::uint32_t seed)) {
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
