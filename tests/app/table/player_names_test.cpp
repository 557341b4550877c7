#include "app/table/entries.h"

#include <gtest/gtest.h>

namespace clerk::table {
namespace {

TEST(PlayerNames, TheLikeliestThatNobodyHasComesNext) {
    EXPECT_EQ(next_name({}, {"Linda", "John"}), "Linda");
    EXPECT_EQ(next_name({"John"}, {"John", "Linda"}), "Linda");
    EXPECT_EQ(next_name({"Linda", "John"}, {"Linda"}), "Player 3");
}

TEST(PlayerNames, OneThatDiffersInFormOrCaseAloneLooksTheSame) {
    const std::vector<std::string> known{"Linda", "J\u00f6rg", "john", "John"};
    EXPECT_EQ(look_alike("LINDA", known), "Linda");
    EXPECT_EQ(look_alike("Jo\u0308rg", known), "J\u00f6rg");
    for (const char* name : {"Linda", "John", "john", "Lind", "", "\xff", "\u00ad"})
        EXPECT_EQ(look_alike(name, known), "") << name;
}

TEST(PlayerNames, EveryPlayerNeedsANameOfTheirOwn) {
    EXPECT_TRUE(fault({"Linda", "John"}).empty());
    EXPECT_TRUE(fault({"Linda", ""}).Contains("name"));
    EXPECT_TRUE(fault({"Linda", "John", "Linda"}).Contains("Linda"));
}

}
}
