#include "app/table/babylon/answers.h"
#include "tests/babylon/table/at_table.h"

#include <gtest/gtest.h>

namespace clerk::table::babylon::test {
namespace {

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
