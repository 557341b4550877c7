// Depth builds at the table: stones and cards by clicks, figures typed.
#include "app/table/egizia/build_input.h"
#include "app/table/egizia/round_input.h"
#include "app/table/egizia/view.h"
#include "app/table/egizia/words.h"
#include "core/egizia/play.h"
#include "tests/egizia/table/at_table.h"

#include <gmock/gmock.h>

namespace clerk::table::egizia::test {
namespace {

using testing::ElementsAre;

Intent loss(int player, int points) {
    return [=](const Position& position, Entry entry) {
        return enter_points(position, std::move(entry), &game::Round::feeding, player, -points);
    };
}

TEST(EgiziaBuilds, APlayersRoundAtAllThreeSitesTakesAtMostTenEntries) {
    AtTable table(described(Depth::builds));
    table.act(loss(0, 4));
    table.keys("3B"); // the sphinx
    table.click("obelisk-1");
    table.click("grave-1");
    table.keys("B");
    table.click("pyramid-1-1");
    table.click("temple-left-1");
    table.keys("B");
    EXPECT_LE(table.entries, 10);
    ASSERT_TRUE(table.legal()) << table.broken();
    EXPECT_EQ(table.build(0).what, (std::variant<game::Draw, game::Stones, game::Use>(game::Draw{3, 1})));
    EXPECT_EQ(table.position().state.track.score(0), -4 + 2 + 1 + 3 + 1 + 1);
    table.keys("D");
    EXPECT_TRUE(table.round(0).done);
    EXPECT_EQ(table.position().state.track.score(0), 4 + 6) << "cooperation at three sites";
}

TEST(EgiziaBuilds, ABuildIsAtOneSiteAndADeadClickSaysWhy) {
    AtTable table(described(Depth::builds));
    table.click("obelisk-1");
    table.click("pyramid-1-1");
    EXPECT_FALSE(table.why_not().empty());
    EXPECT_EQ(table.entry().stones.size(), 1u);
    table.click("grave-5");
    EXPECT_FALSE(table.why_not().empty()) << "it is not open";
    table.keys("\x1b");
    EXPECT_FALSE(begun(table.entry()));
    table.keys("B");
    EXPECT_FALSE(table.why_not().empty()) << "nothing is there to be built";
}

TEST(EgiziaBuilds, WhatIsNotDescribedIsTyped) {
    AtTable table(plain(Depth::builds));
    table.click("grave-1");
    table.keys("B");
    EXPECT_FALSE(table.why_not().empty()) << "its value is not known";
    table.keys("12B");
    EXPECT_THAT(table.game().graves, ElementsAre(12)) << "the tile is open: its value is kept in the list";
    table.click("pyramid-1-1");
    table.keys("2TB");
    const auto& stones = std::get<game::Stones>(table.build(1).what);
    EXPECT_EQ(stones.at(0).value, 2);
    EXPECT_TRUE(stones.at(0).last);
    EXPECT_TRUE(table.legal()) << table.broken();
}

TEST(EgiziaBuilds, AFindingIsAnsweredAndWhatWasTakenBackIsBeingEnteredAgain) {
    AtTable table(described(Depth::builds));
    const game::Game before = table.game();
    table.click("pyramid-2-1");
    EXPECT_TRUE(table.why_not().empty()) << "the table may let it stand";
    table.keys("B");
    EXPECT_EQ(table.broken(), "pyramid.support");
    table.undo_to(before);
    ASSERT_EQ(table.entry().stones.size(), 1u);
    EXPECT_EQ(table.entry().stones.front().at, *game::read_space("pyramid-2-1"));
    table.keys("B");
    table.agree();
    EXPECT_TRUE(table.legal());
}

std::vector<game::Space> glowing(const AtTable& table) {
    std::vector<game::Space> open;
    for (const ShownSpace& shown : monuments_view(table.position(), table.entry()).spaces)
        if (shown.open) open.push_back(shown.at);
    return open;
}

TEST(EgiziaBuilds, TheSpacesThatGlowAreThoseThatAreLegal) {
    AtTable table(described(Depth::builds));
    std::vector<game::Space> legal;
    for (const game::OpenSpace& space : table.position().moves.stones) legal.push_back(space.at);
    EXPECT_THAT(glowing(table), testing::UnorderedElementsAreArray(legal));
    for (const game::Space& space : legal) {
        const game::Build build{.player = 0, .what = game::Stones{{space}}};
        EXPECT_TRUE(table.position().judged(build).empty()) << write(space);
    }
    table.click("pyramid-1-1");
    table.click("pyramid-1-2");
    EXPECT_THAT(glowing(table), testing::Contains(*game::read_space("pyramid-2-1"))) << "on what is being placed";
    table.keys("B");
    EXPECT_THAT(glowing(table), testing::IsEmpty()) << "Linda has built at the last site";
    table.look_at(1);
    EXPECT_THAT(glowing(table), testing::Contains(*game::read_space("pyramid-2-1")));
    EXPECT_THAT(glowing(table), testing::Not(testing::Contains(*game::read_space("obelisk-1"))));
}

TEST(EgiziaBuilds, PlayersOnOneSpaceOfTheTrackChangePlaces) {
    AtTable table(described(Depth::builds));
    table.keys("D");
    ASSERT_TRUE(may_swap(table.position(), 0));
    table.act([](const Position& position, Entry entry) { return swap_with_next(position, std::move(entry), 0); });
    EXPECT_THAT(*table.round(1).order, ElementsAre(1, 0));
    EXPECT_TRUE(table.legal()) << table.broken();
    table.act(loss(1, 3));
    table.keys("D");
    EXPECT_FALSE(may_swap(table.position(), 0));
}

TEST(EgiziaBuilds, FeedingIsReckonedByTheGrainMarket) {
    EXPECT_EQ(feeding_points(14, 12, 2), -4);
    EXPECT_EQ(feeding_points(5, 9, 1), 0);
    EXPECT_EQ(feeding_points(9, 5, 1), -12);
    EXPECT_EQ(feeding_points(9, 5, 5), -4);
}

TEST(EgiziaBuilds, WhatARoundEndedWithIsNotBeingEnteredAgain) {
    AtTable table(described(Depth::builds));
    table.click("obelisk-1");
    table.keys("BD");
    EXPECT_FALSE(begun(table.entry()));
    table.keys("D");
    EXPECT_EQ(table.game().turns.size(), 2u);
}

TEST(EgiziaBuilds, AStoneOfTheNextRoundDoesNotGoIntoOneWhoseEndIsUndone) {
    AtTable table(described(Depth::builds));
    table.act(loss(0, 4));
    const game::Game before = table.game();
    table.keys("D");
    table.click("obelisk-1");
    ASSERT_TRUE(begun(table.entry()));
    table.undo_to(before);
    EXPECT_FALSE(begun(table.entry()));
}

TEST(EgiziaBuilds, AfterFiveRoundsTheEndIsThere) {
    AtTable table(described(Depth::builds));
    table.keys("DDDDD");
    EXPECT_EQ(table.position().stage, Stage::ends);
    ASSERT_TRUE(table.game().end);
    table.keys("D");
    EXPECT_FALSE(table.why_not().empty());
    EXPECT_EQ(turn_lines(table.game()).size(), 5u);
}

}
}
