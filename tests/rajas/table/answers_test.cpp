#include "app/table/rajas/answers.h"
#include "app/table/rajas/words.h"
#include "tests/app/table/advised.h"
#include "tests/property.h"
#include "tests/rajas/spoilt.h"
#include "tests/rajas/table/at_table.h"

#include <gmock/gmock.h>

namespace clerk::table::rajas::test {

// What is legal instead, and what is taken back.

namespace {

std::optional<Advice<game::Game>> advised(const AtTable& table) { return advice(table.game()); }

TEST(RajasAnswers, ATileIsTurnedWhereItLies) {
    AtTable table(described(Depth::builds));
    table.keys("N");
    table.click("a2");
    const auto advice = advised(table);
    ASSERT_TRUE(advice);
    EXPECT_EQ(advice->words, "It is legal there when it is turned clockwise by 180 degrees.");
    EXPECT_EQ(advice->places, std::vector{game::place({1, 2})});
    EXPECT_TRUE(game::replay(advice->mended).report.legal());
}

TEST(RajasAnswers, OrItLiesElsewhere) {
    AtTable table(described(Depth::builds));
    table.keys("NESW");
    table.click("c2");
    const auto advice = advised(table);
    ASSERT_TRUE(advice);
    EXPECT_EQ(advice->words, "It is legal 2 cells to the west.");
    EXPECT_TRUE(game::replay(advice->mended).report.legal());
}

TEST(RajasAnswers, AStepThatIsTakenBackTakesItsTurnWithIt) {
    AtTable table(described(Depth::builds));
    table.keys("N");
    table.click("a2");
    table.correct();
    EXPECT_TRUE(table.game().turns.empty());
}

TEST(RajasAnswers, AReasonIsKept) {
    AtTable table(described(Depth::builds));
    table.keys("N");
    table.click("a2");
    const Where where = table.position().report.violations.at(0).where;
    EXPECT_EQ(reason_of(waived(table.game(), where, "it was late"), where), "it was late");
}

TEST(RajasAnswers, ActionsHaveWords) {
    AtTable table(described(Depth::builds));
    const game::Game empty = table.game();
    table.keys("S");
    table.click("a2");
    const game::Game laid = table.game();
    table.keys("D");
    EXPECT_EQ(action_in_words(empty, laid), "place a tile");
    EXPECT_EQ(action_in_words(laid, table.game()), "end the turn");
    EXPECT_EQ(action_in_words(table.game(), laid), "take back the end of the turn");
    EXPECT_EQ(action_in_words(laid, laid), "");
}

}

}

namespace clerk::rajas::test {

// Advice in games that are spoilt at random.

namespace {

PROPERTY(RajasAdviceProperty, LeavesTheFindingAndMakesNoOther, (std::uint32_t seed)) {
    chance().seed(seed);
    const Game game = any_game_of_any_depth();
    for (int i = 0; i < 8; ++i) {
        const Game wrong = spoilt(game);
        RC_CLASSIFY(table::test::is_advised_well(wrong));
    }
}

}

}
