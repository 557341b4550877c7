#include "app/table/notes.h"
#include "app/table/session.h"
#include "app/table/snapshot.h"
#include "core/babylon/play.h"
#include "tests/db/support.h"

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using namespace clerk::table;
using test::Folder;

babylon::Step terrace(int x, int y, int level) {
    const babylon::Cell at{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
    return {.what = babylon::Placement{.tile = babylon::TileEntry{}, .at = at, .level = level}};
}

class AtTheTable : public testing::Test {
protected:
    void lay_out(const Record& record) {
        desk.start(record);
        session.follow();
    }

    /// The turns entered and ended, but for what the last one does.
    static Record with_last_step(Record record, babylon::Step step) {
        test::babylon_of(record).turns.push_back({.steps = {std::move(step)}, .done = false});
        return record;
    }
    /// The terrace of the third turn is of level 3, before any of level 2.
    static Record with_a_breach(int turns) {
        Record record = test::game(1, turns);
        test::babylon_of(record).turns.at(2).steps = {terrace(0, 4, 3)};
        return record;
    }
    static Where where_of(int turn, int step) { return {.player = turn % 2, .turn = turn, .step = step}; }

    const Snapshot& now() const { return session.now(); }
    const babylon::Game& whole() const { return std::get<babylon::Game>(now().whole.record.game); }

    Folder folder;
    Desk desk{folder / "history.db"};
    Session session{desk};
};

TEST_F(AtTheTable, AStepAtTheEndPlaysOneTurnHoweverLongTheGame) {
    for (const int turns : {11, 29}) {
        const Record before = test::game(turns, turns);
        lay_out(before);
        session.enter(with_last_step(before, test::turn(turns).steps.front()));
        const std::size_t kept = visit(now().whole, [](const auto&, const auto& fold) { return fold.kept; });
        EXPECT_EQ(turns + 1 - static_cast<int>(kept), 1);
        EXPECT_EQ(now().report(), check(desk.record()));
        EXPECT_EQ(now().whole.fold.totals, fold(desk.record()).totals);
    }
}

TEST_F(AtTheTable, AnEarlierTurnIsOpenedWithoutPlayingTheGameAgain) {
    lay_out(test::game(1, 29));
    session.open_turn(27);
    ASSERT_TRUE(now().open);
    EXPECT_EQ(visit(now().edited(), [](const auto&, const auto& fold) { return fold.kept; }), 27U);
    EXPECT_EQ(now().record(), opened(test::game(1, 29), 27));
    EXPECT_EQ(now().progress.player_at_turn, 1);
    EXPECT_EQ(now().whole.record, test::game(1, 29));
    EXPECT_FALSE(desk.can_undo());
}

TEST_F(AtTheTable, AChangeOfAnOpenTurnKeepsWhatCameLater) {
    lay_out(test::game(1, 6));
    session.open_turn(1);
    session.take_back_last_part();
    ASSERT_TRUE(now().open);
    EXPECT_TRUE(whole().turns.at(1).steps.empty());
    EXPECT_EQ(whole().turns.at(2), test::turn(2));
    EXPECT_EQ(whole().turns.size(), 6U);
    EXPECT_EQ(db::Store(desk.store().file()).load(test::uuid(1)), now().whole.record);
}

TEST_F(AtTheTable, AnOpenTurnIsClosedWhenItEndsAnew) {
    lay_out(test::game(1, 6));
    session.open_turn(1);
    session.take_back_last_part();
    Record next = now().record();
    test::babylon_of(next).turns.push_back({.steps = {terrace(4, 6, 1)}});
    session.enter(std::move(next));
    EXPECT_FALSE(now().open);
    EXPECT_EQ(whole().turns.at(1).steps, std::vector{terrace(4, 6, 1)});
    EXPECT_EQ(whole().turns.size(), 6U);
}

TEST_F(AtTheTable, AnOpenTurnIsLeftAsItWas) {
    lay_out(test::game(1, 6));
    session.open_turn(1);
    session.take_back_last_part();
    session.leave_turn();
    EXPECT_FALSE(now().open);
    EXPECT_EQ(now().whole.record, test::game(1, 6));
}

TEST_F(AtTheTable, LeavingAnOpenTurnKeepsWhatElseWasChanged) {
    lay_out(with_a_breach(6));
    session.open_turn(1);
    session.take_back_last_part();
    session.waive(where_of(2, 0), "house rule");
    Record renamed = now().whole.record;
    test::babylon_of(renamed).players.at(1).name = "Anna";
    test::babylon_of(renamed).rulings.statue_restart = false;
    agree(renamed.head, {.offers = Offers::never});
    desk.change(renamed);
    session.follow();
    ASSERT_TRUE(now().open);
    ASSERT_TRUE(whole().turns.at(1).steps.empty());
    session.leave_turn();
    EXPECT_EQ(whole().turns.at(1), test::turn(1));
    test::babylon_of(renamed).turns.at(1) = test::turn(1);
    EXPECT_EQ(now().whole.record, renamed);
}

TEST_F(AtTheTable, WhatIsRevealedInAnOpenTurnIsLeftAsItWasToo) {
    lay_out(test::game(1, 6));
    session.open_turn(3);
    Record next = now().record();
    test::babylon_of(next).tokens = {babylon::Effect::wild};
    session.enter(std::move(next));
    ASSERT_FALSE(whole().tokens.empty());
    session.leave_turn();
    EXPECT_EQ(now().whole.record, test::game(1, 6));
}

TEST_F(AtTheTable, OpeningTheOpenTurnClosesIt) {
    lay_out(test::game(1, 6));
    session.open_turn(1);
    EXPECT_FALSE(session.can_open(1));
    EXPECT_TRUE(session.can_open(2));
    session.open_turn(1);
    EXPECT_FALSE(now().open);
    session.open_turn(6);
    EXPECT_FALSE(now().open);
}

TEST_F(AtTheTable, AnotherGameHasNoOpenTurn) {
    lay_out(test::game(1, 6));
    session.open_turn(1);
    lay_out(test::game(2, 6));
    EXPECT_FALSE(now().open);
}

TEST_F(AtTheTable, UndoIsFollowed) {
    lay_out(test::game(1, 4));
    session.enter(test::game(1, 5));
    desk.undo();
    session.follow();
    EXPECT_EQ(now().whole.record, test::game(1, 4));
    EXPECT_EQ(now().turn_lines.size(), 4U);
}

TEST_F(AtTheTable, WhatIsWrongIsToldWithItsAnswers) {
    lay_out(with_a_breach(6));
    const std::vector<Note> told = notes(session);
    ASSERT_EQ(told.size(), now().broken.size());
    ASSERT_FALSE(told.empty());
    EXPECT_EQ(now().broken.front().finding.rule->id, "terrace.level-order");
    EXPECT_EQ(told.front().title.utf8_string(), "No level is left out");
    EXPECT_EQ(told.front().breach, where_of(2, 0));
    EXPECT_TRUE(told.front().correctable);
    EXPECT_TRUE(told.front().waivable);
    EXPECT_TRUE(told.front().advised);
    EXPECT_EQ(told.front().opens, 2U);
    EXPECT_TRUE(is_broken(now(), 2));
    EXPECT_FALSE(is_broken(now(), 1));
    EXPECT_TRUE(once_stood(now(), 2)) << "it has ended";
    session.open_turn(2);
    EXPECT_FALSE(once_stood(now(), 2)) << "what is entered now has not";
}

TEST_F(AtTheTable, ABreachIsCorrected) {
    lay_out(with_a_breach(6));
    session.correct(where_of(2, 0));
    EXPECT_TRUE(now().report().legal());
    EXPECT_TRUE(whole().turns.at(2).steps.empty());
    EXPECT_TRUE(notes(session).empty());
}

TEST_F(AtTheTable, ABreachIsWaivedWithItsReason) {
    lay_out(with_a_breach(6));
    session.waive(where_of(2, 0), "house rule");
    EXPECT_TRUE(whole().turns.at(2).steps.at(0).waived);
    EXPECT_TRUE(now().report().legal());
    EXPECT_FALSE(waivers(now()).empty());
    for (const Waiver& waiver : waivers(now())) EXPECT_EQ(waiver.reason, "house rule");
}

TEST_F(AtTheTable, WhatIsLegalInsteadIsTaken) {
    lay_out(with_a_breach(3));
    ASSERT_TRUE(now().advice);
    session.take_advice();
    EXPECT_TRUE(now().report().legal());
    EXPECT_FALSE(now().advice);
}

TEST_F(AtTheTable, ATableThatIsOfferedNothingIsAdvisedNothing) {
    Record record = with_a_breach(3);
    agree(record.head, {.offers = Offers::never});
    lay_out(record);
    EXPECT_FALSE(now().advice);
    session.refuse(check(record).violations.at(0).finding, record);
    EXPECT_FALSE(now().advice);
}

TEST_F(AtTheTable, WhatWasRefusedIsToldWithWhatIsLegalInstead) {
    const Record before = test::game(1, 4);
    lay_out(before);
    const Record wrong = with_last_step(before, terrace(0, 4, 3));
    const Finding finding = check(wrong).violations.at(0).finding;
    session.refuse(finding, wrong);
    EXPECT_EQ(now().refused, finding);
    ASSERT_TRUE(now().advice);
    EXPECT_TRUE(check(now().advice->mended).legal());
    EXPECT_EQ(desk.record(), before); // nothing was entered
    session.take_advice();
    EXPECT_EQ(whole().turns.size(), 5U);
}

TEST_F(AtTheTable, WhatWasRefusedIsToldUntilTheNextChange) {
    lay_out(test::game(1, 4));
    session.refuse({&babylon::rules::named("ornament.occupied")}, {});
    ASSERT_EQ(notes(session).size(), 1U);
    EXPECT_FALSE(notes(session).front().correctable);
    EXPECT_FALSE(notes(session).front().breach);
    session.enter(test::game(1, 5));
    EXPECT_TRUE(notes(session).empty());
    session.refuse({&babylon::rules::named("ornament.occupied")}, {});
    session.forget_refused();
    EXPECT_TRUE(notes(session).empty());
}

TEST_F(AtTheTable, EveryTurnIsToldWithWhatItBrought) {
    lay_out(test::game(1, 4));
    EXPECT_EQ(title_of_turn(now(), 3), "Round 2, John");
    EXPECT_EQ(gain_of_turn(now(), 0), wxString::Format("%+d", now().whole.fold.totals.at(0).at(0)));
    EXPECT_EQ(last_ended(now()), 3U);
    session.enter(with_last_step(test::game(1, 4), terrace(4, 6, 1)));
    EXPECT_EQ(last_ended(now()), 3U);
    EXPECT_EQ(now().turn_lines.size(), 5U);
}

TEST_F(AtTheTable, TheTotalsAreToldUnlessTheTableHidesThem) {
    Record record = test::game(1, 4);
    lay_out(record);
    EXPECT_EQ(player_figures(now()).at(0).total, wxString::Format("%d", now().score().players.at(0).total()));
    agree(record.head, {.score = LiveScore::hidden});
    session.enter(record);
    EXPECT_EQ(player_figures(now()).at(0).total, "-");
    EXPECT_EQ(gain_of_turn(now(), 0), "");
}

TEST_F(AtTheTable, TheScoreboardListsTheWinnerFirstOnceTheGameIsAwarded) {
    lay_out(test::game(1, 30));
    EXPECT_TRUE(now().progress.finished);
    EXPECT_EQ(scoreboard_figures(now(), {}).at(0).rank, 0);
    desk.award();
    session.follow();
    EXPECT_TRUE(now().awarded);
    EXPECT_EQ(scoreboard_figures(now(), {}).at(0).rank, 1);
    EXPECT_EQ(scoreboard_figures(now(), 0).at(0).total, "0");
}

}
