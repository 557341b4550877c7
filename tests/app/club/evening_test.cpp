// An evening of a club: which night it is, who is here and sits where, and how they stand.
#include "app/club/evening.h"
#include "app/club/seating.h"
#include "tests/property.h"

#include <gmock/gmock.h>

namespace clerk::club {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

TEST(NightsCalled, AreThoseOfADayOrWithTheBeginningOfAnIdOrTheOneUnderWay) {
    db::Night old{.id = "aa1", .date = "2026-11-19"}, other{.id = "ab2", .date = "2026-11-21"};
    EXPECT_THAT(nights_called({old, other}, ""), IsEmpty());
    EXPECT_THAT(nights_called({old, other}, "2026-11-19"), ElementsAre(old));
    EXPECT_THAT(nights_called({old, other}, "ab"), ElementsAre(other));
    EXPECT_THAT(nights_called({old, other}, "a"), SizeIs(2));
    EXPECT_THAT(nights_called({old, other}, "2026"), IsEmpty()) << "a day is named whole";
    other.timer_started_at = "2026-11-21T19:00:00Z";
    EXPECT_THAT(nights_called({old, other}, ""), ElementsAre(other));
}

TEST(CurrentNight, IsTheNightWhoseTimerRuns) {
    using Nights = std::vector<db::Night>;
    const db::Night old{.id = "old", .date = "2026-11-19"}, paused{.id = "paused", .date = "2026-11-21", .seconds = 60};
    db::Night running = old;
    running.timer_started_at = "2026-11-20T22:00:00Z";
    EXPECT_EQ(current_night({}), "");
    EXPECT_EQ(current_night(Nights{paused, old}), "") << "a pause is a pause, whatever the day";
    EXPECT_EQ(current_night(Nights{paused, running}), "old") << "past midnight it is still that night";
    db::Night later = paused;
    later.timer_started_at = "2026-11-21T20:00:00Z";
    EXPECT_EQ(current_night(Nights{later, running}), "paused") << "the one that was started last";
}

TEST(Seating, ComesBackAsItWasWritten) {
    const Visitor linda{"id-1", "Linda"}, john{"id-2", "J\"ohn"}, guest{"", "雪"};
    const Seating seating{.here = {linda, john, guest}, .tables = {{linda, guest}}, .sitting_out = {john}};
    EXPECT_EQ(read_seating(written(seating)), seating);
    EXPECT_EQ(written(read_seating(written(seating))), written(seating));
    EXPECT_EQ(written(Seating{}), "") << "nobody is here: a night as it always was";
}

TEST(Seating, WhatCannotBeUnderstoodIsNobody) {
    for (const char* kept : {"", "{", "[]", "{}", "7", "null", R"({"here": 7, "tables": [], "sitting_out": []})",
                             R"({"here": [{"id": "x"}], "tables": [], "sitting_out": []})",
                             R"({"here": [], "tables": [7], "sitting_out": []})"})
        EXPECT_EQ(read_seating(kept), Seating{}) << kept;
    std::string many = R"({"here": [)";
    for (int i = 0; i < most_guests + 5; ++i) many += std::string(i ? "," : "") + R"({"name": "x"})";
    many += R"(], "tables": [], "sitting_out": []})";
    EXPECT_EQ(read_seating(many).here.size(), static_cast<std::size_t>(most_guests));
}

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
