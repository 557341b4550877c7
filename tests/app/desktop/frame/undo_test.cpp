// Undo and redo, in sight and in the menu, say what they would do.
#include "app/desktop/frame/menu_bar.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class Undo : public BabylonWindowTest {
protected:
    /// Without the key.
    wxString label(const char* button) {
        const wxWindow* found = find(button);
        return found ? found->GetToolTipText().BeforeLast('(').Trim() : wxString("not there");
    }
    wxString entry(int id) { return frame().GetMenuBar()->FindItem(id)->GetItemLabelText(); }
};

TEST_F(Undo, IsInSightAndSaysWhatItUndoes) {
    open_window();
    press("start-at-once");
    EXPECT_FALSE(find("undo")->IsEnabled());
    place("c4");
    EXPECT_EQ(label("undo"), "Undo place terrace");
    EXPECT_EQ(entry(wxID_UNDO), "Undo place terrace");
    EXPECT_FALSE(find("redo")->IsEnabled());
    press("undo");
    EXPECT_TRUE(record().turns.empty());
    EXPECT_EQ(label("redo"), "Redo place terrace");
    EXPECT_EQ(entry(wxID_REDO), "Redo place terrace");
    EXPECT_EQ(label("undo"), "Undo");
    press("redo");
    EXPECT_EQ(record().turns.size(), 1u);
    press("end-turn");
    EXPECT_EQ(label("undo"), "Undo end the turn");
    close_window();
    open_window();
    EXPECT_EQ(label("undo"), "Undo end the turn") << "after a restart too";
    test::press('Z', wxMOD_CONTROL);
    EXPECT_EQ(label("undo"), "Undo place terrace");
    EXPECT_EQ(label("redo"), "Redo end the turn");
}

TEST_F(Undo, AfterAClickOnAButtonTheKeysGoToTheBoard) {
    open_window();
    press("start-at-once");
    place("c4");
    press("end-turn");
    test::press(WXK_RETURN);
    ASSERT_EQ(record().turns.size(), 1u) << "it ends no other turn";
    press("undo");
    test::press(WXK_ESCAPE);
    ASSERT_FALSE(record().turns.at(0).done);
    press("undo");
    ASSERT_TRUE(record().turns.empty());
    test::press(WXK_RETURN);
    EXPECT_EQ(record().turns.size(), 1u) << "what is in hand is placed";
}

TEST_F(Undo, IsNotNeededAfterADoubleClickThatEndsATurn) {
    open_window();
    press("start-at-once");
    place("c4");
    wxWindow& button = *find("end-turn");
    double_click(button, {button.GetSize().x / 2, button.GetSize().y / 2});
    settle();
    EXPECT_EQ(record().turns.size(), 1u);
    EXPECT_TRUE(says("A double click counts once. Click once more to go on."));
    press("end-turn");
    EXPECT_EQ(record().turns.size(), 2u);
}

TEST_F(Undo, IsNotNeededAfterAKeyThatIsHeld) {
    open_window();
    press("start-at-once");
    place("c4");
    for (int times = 0; times < 3; ++times) {
        wxKeyEvent key(wxEVT_CHAR_HOOK);
        key.m_keyCode = 'E';
        find("board")->HandleWindowEvent(key);
        settle();
    }
    EXPECT_EQ(record().turns.size(), 1u);
    test::press('E');
    EXPECT_EQ(record().turns.size(), 1u) << "it is let go";
    test::press('E');
    EXPECT_EQ(record().turns.size(), 2u);
}

TEST_F(Undo, KeepsTheKeysOfWhoWorksByKeysAlone) {
    open_window();
    press("start-at-once");
    place("c4");
    test::press('E');
    find("undo")->SetFocus();
    settle();
    test::press(WXK_RETURN);
    ASSERT_FALSE(record().turns.at(0).done);
    test::press(WXK_RETURN);
    EXPECT_TRUE(record().turns.empty());
}

TEST_F(Undo, TakesNothingBackThatAnotherProgramEntered) {
    open_window();
    press("start-at-once");
    place("c4");
    const Record shown = desk().record();
    db::Store other(history());
    const Record after = other.undo(shown).value();
    press("undo");
    EXPECT_TRUE(frame().message().Contains("Another program has changed the game")) << frame().message();
    EXPECT_EQ(desk().record(), shown);
    EXPECT_EQ(other.load(shown.head.id), after) << "what it entered stays";
    press("message-choice-1");
    EXPECT_EQ(desk().record(), after);
    EXPECT_EQ(label("redo"), "Redo place terrace");
    place("b2");
    EXPECT_TRUE(frame().message().empty()) << frame().message();
    EXPECT_EQ(record().turns.size(), 1u);
}

}
}
