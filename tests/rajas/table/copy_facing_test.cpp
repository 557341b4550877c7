#include "app/table/rajas/copy_facing.h"
#include "tests/property.h"

#include <algorithm>

namespace clerk::table::rajas {
namespace {

bool never_rises(const Facing& facing) { return std::ranges::is_sorted(facing, std::greater<>()); }

TEST(Facing, IsProposedSoThatItFitsTheRulebooksExample) {
    const Facing facing = proposed_facing(usual_last_money);
    EXPECT_EQ(facing.size(), 75u);
    EXPECT_EQ(facing.front(), 61);
    EXPECT_EQ(facing[65], 28);
    EXPECT_EQ(facing[52], 35);
    EXPECT_TRUE(doubt(facing).empty());
    EXPECT_TRUE(never_rises(proposed_facing(most_money)));
}

TEST(Facing, OneCorrectionMovesWhatComesAfterIt) {
    EXPECT_EQ(with_fame({5, 5, 4, 4, 3}, 2, 5), (Facing{5, 5, 5, 5, 4}));
    EXPECT_EQ(with_fame({5, 5, 4, 4, 3}, 2, 3), (Facing{5, 5, 3, 3, 2}));
    EXPECT_EQ(with_fame({5, 5, 4, 4, 3}, 2, 7), (Facing{7, 7, 7, 7, 6}));
    EXPECT_EQ(with_fame({2, 1, 1}, 1, 0), (Facing{2, 0, 0}));
    EXPECT_EQ(with_fame({2, 1}, 9, 0), (Facing{2, 1}));
}

TEST(Facing, EndsWhereTheTrackEnds) {
    EXPECT_EQ(ended_at({}, 2), (Facing{61, 60, 60}));
    EXPECT_EQ(ended_at({50, 49, 49}, 1), (Facing{50, 49}));
    EXPECT_EQ(ended_at({50, 49}, 4), (Facing{50, 49, 49, 48, 48}));
    EXPECT_EQ(ended_at({1}, 100000).size(), static_cast<std::size_t>(most_money) + 1);
}

PROPERTY(Facing, NeverRisesWhateverIsCorrected, ()) {
    Facing facing = proposed_facing(30);
    for (int i = 0; i < 20; ++i) {
        const auto money = *rc::gen::inRange<std::size_t>(0, 31);
        const int fame = *rc::gen::inRange(0, 70);
        facing = with_fame(std::move(facing), money, fame);
        RC_ASSERT(facing[money] == fame);
        RC_ASSERT(never_rises(facing));
        RC_ASSERT(facing.back() >= 0);
    }
}

}
}
