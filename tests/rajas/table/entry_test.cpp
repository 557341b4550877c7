// Where the markers ended: depth final, and gaps that are typed.
#include "app/table/rajas/entry.h"
#include "app/table/rajas/turn_input.h"
#include "core/rajas/score.h"
#include "tests/rajas/table/at_table.h"

#include <gmock/gmock.h>

namespace clerk::table::rajas::test {

namespace {

void enter(AtTable& table, int player, std::optional<int> game::Final::*part, std::optional<int> number) {
    table.act([&](const Position& position, Entry entry) {
        return enter_final(position, std::move(entry), player, part, number);
    });
}

ScoreSheet score(const AtTable& table) { return game::score(table.game(), table.position().state); }

TEST(RajasEnds, TwoFiguresAPlayerAreEnough) {
    AtTable table(described(Depth::final));
    enter(table, 0, &game::Final::money, 60);
    enter(table, 0, &game::Final::fame, 25);
    enter(table, 1, &game::Final::money, 40);
    enter(table, 1, &game::Final::fame, 20);
    EXPECT_EQ(table.entries, 4);
    EXPECT_TRUE(score(table).complete);
    EXPECT_TRUE(score(table).players[0].winner);
    EXPECT_FALSE(asks_for_order(table.position(), 0));
}

TEST(RajasEnds, WhereTheFacingIsNotDescribedTheGapIsTyped) {
    AtTable table(plain(Depth::final));
    EXPECT_TRUE(asks_for_order(table.position(), 0));
    enter(table, 0, &game::Final::gap, -4);
    enter(table, 1, &game::Final::gap, 2);
    EXPECT_TRUE(score(table).players[1].winner);
    EXPECT_FALSE(asks_for_order(table.position(), 0));
    enter(table, 1, &game::Final::gap, std::nullopt);
    EXPECT_FALSE(score(table).complete);
}

TEST(RajasEnds, EqualGapsAskWhoMetFirst) {
    AtTable table(plain(Depth::final));
    enter(table, 0, &game::Final::gap, 2);
    enter(table, 1, &game::Final::gap, 2);
    ASSERT_TRUE(asks_for_order(table.position(), 1));
    for (const int player : {1, 0})
        table.act(
            [player](const Position& position, Entry entry) { return turn_place(position, std::move(entry), player); });
    EXPECT_EQ(table.game().finals[1].met, 1);
    EXPECT_EQ(table.game().finals[0].met, 2);
    EXPECT_TRUE(score(table).players[1].winner);
    EXPECT_FALSE(score(table).players[0].winner);
    table.act([](const Position& position, Entry entry) { return turn_place(position, std::move(entry), 1); });
    EXPECT_EQ(table.game().finals[1].met, std::nullopt);
    EXPECT_EQ(table.game().finals[0].met, 1) << "places are 1, 2, ... each once";
}

TEST(RajasEnds, APlaceOfWhoHasNotMetIsAFindingThatCanBeAnswered) {
    AtTable table(described(Depth::final));
    table.act([](const Position& position, Entry entry) { return turn_place(position, std::move(entry), 1); });
    EXPECT_EQ(table.broken(), "final.met");
    AtTable agreed = table;
    agreed.agree();
    EXPECT_TRUE(agreed.legal());
    table.correct();
    EXPECT_TRUE(table.legal());
}

TEST(RajasEnds, AClickOnATrackMovesAMarkerThere) {
    AtTable table(described(Depth::final));
    table.act([](const Position& position, Entry entry) {
        return move_marker(position, std::move(entry), 1, Track::fame, 33);
    });
    EXPECT_EQ(table.game().finals[1].fame, 33);
}

TEST(RajasEnds, GapsOfAGameWithTurnsAreTypedOnceMarkersMet) {
    AtTable table(plain(Depth::builds));
    EXPECT_FALSE(asks_for_gaps(table.position()));
    table.keys("HD");
    ASSERT_TRUE(asks_for_gaps(table.position()));
    table.act([](const Position& position, Entry entry) { return enter_gap(position, std::move(entry), 0, 3); });
    EXPECT_EQ(table.position().state.gap(0), 3);
    table.act(
        [](const Position& position, Entry entry) { return enter_gap(position, std::move(entry), 0, std::nullopt); });
    EXPECT_TRUE(table.game().gaps.empty());
}

}

}
