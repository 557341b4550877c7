// What the table is told of a broken rule, and its two answers.
#include "app/table/babylon/setup.h"
#include "core/babylon/play.h"
#include "core/record.h"
#include "tests/babylon/desktop/window_test.h"

#include <wx/textctrl.h>

namespace clerk::desktop::test {
namespace {

class IllegalStep : public BabylonWindowTest {
protected:
    IllegalStep() {
        open_window();
        start(table::babylon::plain_game({}, 2, Depth::builds));
    }

    /// A terrace of level 2 where no level 1 is.
    void place_too_high() {
        press("level-2");
        place("c4");
    }
};

TEST_F(IllegalStep, IsInTheRecordAndExplained) {
    place_too_high();
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_EQ(record().turns[0].steps.size(), 1u);
    ASSERT_EQ(desk().report().violations.size(), 1u);
    EXPECT_EQ(desk().report().violations[0].finding.rule->id, "terrace.level-order");
    EXPECT_NE(find("correct"), nullptr);
    EXPECT_NE(find("agree"), nullptr);
    EXPECT_EQ(desk().store().load(desk().record().head.id), desk().record());
}

TEST_F(IllegalStep, IsToldWithTheRulebooksClauseAndWhatIsLegalInstead) {
    place_too_high();
    EXPECT_TRUE(says("A garden grows level by level"));
    EXPECT_TRUE(says("No level is left out"));
    EXPECT_TRUE(says("It is legal on level 1."));
    press("take-advice");
    ASSERT_EQ(record().turns.at(0).steps.size(), 1u);
    EXPECT_EQ(std::get<game::Placement>(record().turns[0].steps[0].what).level, 1);
    EXPECT_TRUE(desk().report().legal());
    EXPECT_EQ(find("take-advice"), nullptr);
    command(wxID_UNDO);
    test::press('V');
    EXPECT_TRUE(desk().report().legal());
}

TEST_F(IllegalStep, ThatCannotExistIsToldWithWhatIsLegalInsteadToo) {
    place("c4");
    press("build-statue");
    click_cell("c5");
    click_cell("c5"); // occupied now
    EXPECT_TRUE(says("A space holds one thing"));
    press("take-advice");
    ASSERT_EQ(record().turns.at(0).steps.size(), 3u);
    EXPECT_TRUE(desk().report().legal());
}

/// Its symbols are wrong, too; that it lies askew everybody sees.
TEST_F(IllegalStep, OfSeveralRulesThePlainestIsTold) {
    press("flower-pink");
    for (int i = 0; i < 4; ++i) press("symbol-statue");
    place("c4");
    press("build-bridge");
    click_cell("c4");
    click_cell("d5");
    EXPECT_TRUE(says("A bridge spans one cell"));
    press("correct");
    press("build-stairs");
    click_cell("c4");
    click_cell("d5");
    EXPECT_TRUE(says("Stairs join adjacent spaces"));
}

TEST_F(IllegalStep, ATableThatIsOfferedNothingIsAdvisedNothing) {
    desk().close();
    Record record{{.id = new_id(), .started_at = now_rfc3339()}, table::babylon::plain_game({}, 2, Depth::builds)};
    agree(record.head, {.offers = Offers::never});
    desk().start(std::move(record));
    settle();
    place_too_high();
    EXPECT_TRUE(says("No level is left out"));
    EXPECT_EQ(find("take-advice"), nullptr);
    EXPECT_FALSE(says("It is legal on level 1."));
}

TEST_F(IllegalStep, IsTakenBackByCorrecting) {
    place_too_high();
    press("correct");
    EXPECT_TRUE(record().turns.empty());
    EXPECT_TRUE(desk().report().legal());
    EXPECT_EQ(find("correct"), nullptr);
}

TEST_F(IllegalStep, StandsWhenTheTableAgreesAndKeepsTheReason) {
    place_too_high();
    click(*find("reason"));
    type("house rule");
    press("agree");
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_TRUE(record().turns[0].steps[0].waived);
    EXPECT_EQ(record().turns[0].steps[0].reason, "house rule");
    EXPECT_TRUE(desk().report().legal());
    ASSERT_EQ(desk().report().waived.size(), 1u);
    EXPECT_EQ(find("agree"), nullptr);
}

TEST_F(IllegalStep, EnterInTheReasonIsTheAgreement) {
    place_too_high();
    click(*find("reason"));
    type("so be it");
    test::press(WXK_RETURN);
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_TRUE(record().turns[0].steps[0].waived);
    EXPECT_EQ(record().turns[0].steps[0].reason, "so be it");
    EXPECT_TRUE(board().HasFocus());
}

TEST_F(IllegalStep, EscapeLeavesTheReasonForTheBoard) {
    place_too_high();
    click(*find("reason"));
    type("why");
    test::press(WXK_ESCAPE);
    EXPECT_TRUE(board().HasFocus());
    EXPECT_FALSE(desk().report().legal());
}

TEST_F(IllegalStep, WithoutOneTheAnswersSayThatThereIsNone) {
    const Record before = desk().record();
    test::press('C');
    EXPECT_TRUE(says("No rule is broken: there is nothing to correct."));
    test::press('A');
    EXPECT_TRUE(says("No rule is broken: there is nothing to agree to."));
    test::press('V');
    EXPECT_TRUE(says("For this there is no legal move to offer."));
    test::press(WXK_BACK);
    EXPECT_TRUE(says("Nothing of this turn was entered yet."));
    test::press('X');
    EXPECT_TRUE(says("This key does nothing here."));
    EXPECT_EQ(desk().record(), before);
}

TEST_F(IllegalStep, UndoTakesBackAReasonBeingTypedBeforeTheStep) {
    place_too_high();
    click(*find("reason"));
    type("why");
    ASSERT_EQ(dynamic_cast<wxTextCtrl&>(*find("reason")).GetValue(), "why");
    test::press('Z', wxMOD_CONTROL);
    EXPECT_EQ(record().turns.size(), 1u);
    EXPECT_TRUE(dynamic_cast<wxTextCtrl&>(*find("reason")).IsEmpty());
    test::press('Z', wxMOD_CONTROL);
    EXPECT_TRUE(record().turns.empty());
}

TEST_F(IllegalStep, IsAnsweredByOneKey) {
    place_too_high();
    test::press('A');
    EXPECT_TRUE(record().turns.at(0).steps.at(0).waived);
    command(wxID_UNDO);
    test::press('C');
    EXPECT_TRUE(record().turns.empty());
}

}
}
