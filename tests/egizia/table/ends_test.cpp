// What is typed of the end.
#include "app/table/egizia/round_input.h"
#include "app/table/egizia/setup.h"

#include <gmock/gmock.h>

namespace clerk::table::egizia {
namespace {

using testing::HasSubstr;

class EgiziaEnds : public testing::Test {
protected:
    Position position() const { return {game, 0}; }
    const game::End& end(int player) const { return game.end->at(static_cast<std::size_t>(player)); }
    void take(Outcome outcome) {
        told = outcome.why_not.utf8_string();
        if (outcome.game) game = *std::move(outcome.game);
    }
    void enter(int player, EndFigure figure, int number) { take(enter_end(position(), {}, player, figure, number)); }
    void enter(int player, EndList list, const std::string& typed) {
        take(enter_end(position(), {}, player, list, typed));
    }
    ScoreSheet score() const { return game::score(game, position().state); }

    game::Game game = plain_game({"Nefru", "Hemon", "Meret"}, 3, Depth::final);
    std::string told;
};

TEST_F(EgiziaEnds, AFewFiguresAPlayerAreEnough) {
    enter(0, EndFigure::score, 71);
    enter(0, EndFigure::stones, 5);
    enter(0, EndFigure::stone_market, 3);
    enter(0, EndList::graves, "3 4,4");
    enter(0, EndList::sphinx, "5 0");
    const ScoreSheet sheet = score();
    EXPECT_TRUE(sheet.complete);
    EXPECT_EQ(sheet.players[0].total(), 71 + 2 + 5 + 5);
    EXPECT_EQ(typed(end(0), EndList::graves), "3 4 4");
    enter(0, EndList::graves, "= 21");
    EXPECT_EQ(end(0).grave_sum, 21);
    EXPECT_TRUE(end(0).graves.empty());
    EXPECT_EQ(typed(end(0), EndList::graves), "=21");
    EXPECT_TRUE(says_the_same(position(), 0, EndList::graves, "=21 "));
}

TEST_F(EgiziaEnds, WhatIsNoSuchListIsToldAndChangesNothing) {
    enter(1, EndList::graves, "3 4");
    const game::Game before = game;
    const std::pair<EndList, const char*> wrong[] = {
        {EndList::graves, "3 x"},  {EndList::graves, "0"},    {EndList::graves, "100"},
        {EndList::graves, "=1 2"}, {EndList::graves, "="},    {EndList::sphinx, "=3"},
        {EndList::sphinx, "-1"},   {EndList::sphinx, "1000"}, {EndList::sphinx, "99999999999"}};
    for (const auto& [list, typed] : wrong) {
        enter(1, list, typed);
        EXPECT_THAT(told, HasSubstr("expected")) << typed;
        EXPECT_EQ(game, before) << typed;
        EXPECT_FALSE(says_the_same(position(), 1, list, typed)) << typed;
    }
}

TEST_F(EgiziaEnds, WhoStandsInFrontIsAskedWhereverTwoShareASpace) {
    for (const int player : {0, 1, 2}) enter(player, EndFigure::score, 60 + player);
    EXPECT_TRUE(asked_for_order(position()).empty());
    enter(2, EndFigure::score, 60);
    EXPECT_EQ(asked_for_order(position()), std::vector<Queue>{(Queue{0, 2})});
    take(stand_ahead(position(), {}, 2));
    EXPECT_EQ(game.track, (std::vector{1, 2, 0}));
    EXPECT_EQ(asked_for_order(position()), std::vector<Queue>{(Queue{2, 0})});
    enter(1, EndFigure::score, 50);
    EXPECT_EQ(game.track, (std::vector{2, 0, 1})) << "by score, and who stood in front still does";
    EXPECT_TRUE(score().players[2].winner);
    take(stand_ahead(position(), {}, 2));
    EXPECT_EQ(game.track, (std::vector{2, 0, 1})) << "nobody stands before";
}

TEST_F(EgiziaEnds, TheOrderOfRound5IsAskedWhereTheRulingNeedsIt) {
    EXPECT_TRUE(last_order(position()).empty());
    game.rulings.final_order = game::FinalOrder::last_round;
    EXPECT_EQ(last_order(position()), (Queue{0, 1, 2}));
    take(play_earlier(position(), {}, 2));
    EXPECT_EQ(game.order, (std::vector{0, 2, 1}));
}

TEST_F(EgiziaEnds, MoreTilesThanAreInPlayAreAFinding) {
    enter(0, EndList::graves, "1 1 1 1 1 1 1");
    enter(1, EndList::graves, "2 2 2 2 2 2");
    const Report& report = position().report;
    ASSERT_FALSE(report.legal());
    EXPECT_EQ(report.violations.front().finding.rule->id, "grave.too-many");
}

}
}
