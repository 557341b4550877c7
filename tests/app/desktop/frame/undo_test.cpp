// Undo and redo, in sight and in the menu, say what they would do.
#include "app/desktop/frame/menu_bar.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class Undo : public BabylonWindowTest {
protected:
    /// Wherever its lines are broken.
    wxString label(const char* button) {
        const wxWindow* found = find(button);
        wxString words = found ? found->GetLabel() : wxString("not there");
        words.Replace("\n", " ");
        return words;
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

}
}
