#include "app/table/alhambra/answers.h"
#include "app/table/alhambra/position.h"
#include "tests/alhambra/table/games.h"

#include <gtest/gtest.h>

namespace clerk::table::alhambra {
namespace {

using namespace test;

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
