#include "app/table/babylon/built.h"
#include "tests/babylon/table/at_table.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace clerk::table::babylon::test {
namespace {

bool tells(const PlanStep& step, const wxString& words) {
    return std::ranges::any_of(step.parts, [&](const wxString& part) { return part.Contains(words); });
}

/// A terrace, and one above it that rests on it with one corner; its own north-west is open.
game::Garden two_levels() {
    AtTable table(Depth::builds);
    table.place("c4");
    table.press('E');
    table.press('E');
    table.press('2');
    table.press('G');
    table.place("d5");
    EXPECT_TRUE(table.position.report.legal());
    return table.position.garden(0);
}

TEST(BabylonGuidePlan, OfNothingIsEmpty) { EXPECT_TRUE(guide_plan({}).empty()); }

TEST(BabylonGuidePlan, BeginsWithWhatIsNeededAndGrowsLevelByLevel) {
    const game::Garden garden = two_levels();
    const std::vector<PlanStep> plan = guide_plan(garden);
    ASSERT_EQ(plan.size(), 5u);
    EXPECT_EQ(plan[0].title, "What is needed");
    EXPECT_TRUE(tells(plan[0], "2 terraces"));
    EXPECT_TRUE(tells(plan[0], "1 gazebo"));
    EXPECT_EQ(plan[0].garden.terraces(), garden.terraces());
    EXPECT_EQ(plan[0].added, game::RebuildStep{});
    EXPECT_EQ(plan[1].title, "Level 1: what carries it");
    EXPECT_TRUE(tells(plan[1], "4 single pillars: c4, c5, d4 and d5"));
    EXPECT_EQ(plan[2].title, "Level 1: the terrace at c4");
    EXPECT_TRUE(tells(plan[2], "No gazebo."));
    EXPECT_EQ(plan[2].garden.terraces().size(), 1u);
    EXPECT_TRUE(tells(plan[3], "2 double pillars"));
    EXPECT_EQ(plan[4].title, "Level 2: the terrace at d5");
    EXPECT_EQ(plan[4].garden.terraces(), garden.terraces());
}

}
}
