#include "app/club/evening.h"
#include "tests/property.h"

#include <gmock/gmock.h>

namespace clerk::club {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::int64_t whole = parts_of_a_point;

TEST(Standings, GiveTheShareOfTheOthersThatOneLeftBehind) {
    EXPECT_THAT(standings({{{"a", "b", "c", "d"}, {2, 1, 4, 3}}}),
                ElementsAre(Standing{"b", 1, whole, 1, 1, whole}, Standing{"a", 2, whole * 2 / 3, 1, 0, whole * 4 / 3},
                            Standing{"d", 3, whole / 3, 1, 0, whole * 5 / 3}, Standing{"c", 4, 0, 1, 0, whole * 2}));
}

TEST(Standings, CountWhoIsLevelHalf) {
    EXPECT_THAT(standings({{{"a", "b", "c"}, {1, 1, 3}}}),
                ElementsAre(Standing{"a", 1, whole * 3 / 4, 1, 1, whole * 3 / 4},
                            Standing{"b", 1, whole * 3 / 4, 1, 1, whole * 3 / 4},
                            Standing{"c", 3, 0, 1, 0, whole * 3 / 2}));
}

TEST(Standings, AreBrokenByWinsThenByTheOpponents) {
    const std::vector<Standing> all =
        standings({{{"a", "b"}, {1, 2}}, {{"b", "c", "d"}, {2, 1, 3}}, {{"e", "c"}, {1, 2}}});
    ASSERT_EQ(all.size(), 5u);
    EXPECT_EQ(all[0].player, "c") << "as many points and wins as a and e, and met e and b, who have 1.5 together";
    EXPECT_EQ(all[1].player, "e") << "met c, who has more than b";
    EXPECT_EQ(all[2].player, "a");
}

TEST(Standings, TakeNothingFromATableWithoutAResultOrOfOne) {
    EXPECT_THAT(standings({{{"a", "b"}, {}}, {{"a"}, {1}}}), IsEmpty());
}

PROPERTY(Standings, OfATableAddUpToHalfOfThosePresent, ()) {
    const auto ranks = *rc::gen::container<std::vector<int>>(*rc::gen::inRange(2, 8), rc::gen::inRange(1, 5));
    Sitting sitting{.players = {}, .ranks = ranks};
    for (std::size_t i = 0; i < ranks.size(); ++i) sitting.players.push_back(std::to_string(i));
    std::int64_t sum = 0;
    for (const Standing& one : standings({sitting})) sum += one.points;
    RC_ASSERT(sum * 2 == whole * static_cast<std::int64_t>(ranks.size()));
}

}
}
