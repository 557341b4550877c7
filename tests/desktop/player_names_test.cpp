#include "app/desktop/player_names.h"

#include <gtest/gtest.h>

namespace clerk::desktop {
namespace {

TEST(PlayerNames, TheLikeliestThatNobodyHasComesNext) {
    EXPECT_EQ(next_name({}, {"Linda", "John"}), "Linda");
    EXPECT_EQ(next_name({"John"}, {"John", "Linda"}), "Linda");
    EXPECT_EQ(next_name({"Linda", "John"}, {"Linda"}), "Player 3");
}

TEST(PlayerNames, EveryPlayerNeedsANameOfTheirOwn) {
    EXPECT_TRUE(fault({"Linda", "John"}).empty());
    EXPECT_TRUE(fault({"Linda", ""}).Contains("name"));
    EXPECT_TRUE(fault({"Linda", "John", "Linda"}).Contains("Linda"));
}

}
}
