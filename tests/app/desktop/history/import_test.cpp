// Files of other programs in the window: looked at, brought in, taken back.
#include "app/desktop/game/editors.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/app/desktop/window_test.h"

#include <fstream>
#include <sstream>

#include <wx/choice.h>
#include <wx/infobar.h>

namespace clerk::desktop::test {
namespace {

class Imports : public WindowTest {
protected:
    static std::filesystem::path fixture(const std::string& name) {
        return std::filesystem::path(CLERK_FIXTURES) / name;
    }
    int plays() { return db::Plays(desk().store()).count({}); }
    std::vector<std::string> names() {
        std::vector<std::string> all;
        for (const db::Person& person : db::People(desk().store()).list()) all.push_back(person.name);
        return all;
    }
    void press_offer() {
        wxInfoBar* bar = nullptr;
        for (wxWindow* child : frame().GetChildren())
            if (auto* found = dynamic_cast<wxInfoBar*>(child)) bar = found;
        ASSERT_NE(bar, nullptr);
        wxCommandEvent event(wxEVT_BUTTON, wxID_COPY);
        bar->ProcessWindowEvent(event);
        settle();
    }
};

TEST_F(Imports, NothingComesInBeforeSomebodyHasLookedAndItGoesAgain) {
    open_window();
    frame().open_file(fixture("bgstats-export.json"));
    ASSERT_NE(find("import-counts"), nullptr) << frame().message();
    EXPECT_EQ(plays(), 0);
    press("import-leave");
    EXPECT_EQ(plays(), 0);
    frame().open_file(fixture("bgstats-export.json"));
    settle();
    press("import-bring");
    const int brought = plays();
    EXPECT_GT(brought, 0);
    EXPECT_TRUE(frame().message().Contains(std::to_string(brought))) << frame().message();
    press_offer();
    EXPECT_EQ(plays(), 0);
    EXPECT_TRUE(names().empty());
}

TEST_F(Imports, WhatIsHereAlreadyIsNotBroughtInAgain) {
    open_window();
    for (const bool again : {false, true}) {
        frame().open_file(fixture("bgg-plays.xml"));
        settle();
        ASSERT_NE(find("import-bring"), nullptr) << frame().message();
        EXPECT_EQ(find("import-bring")->IsEnabled(), !again);
        press(again ? "import-leave" : "import-bring");
    }
}

TEST_F(Imports, APlayerCanBeMatchedByHand) {
    open_window();
    SetupDefaults defaults{.names = {"Somebody else", "Another"}};
    start(plain_game(defaults));
    desk().close();
    frame().open_file(fixture("bgstats-export.json"));
    settle();
    auto* first = dynamic_cast<wxChoice*>(find("import-person-1"));
    ASSERT_NE(first, nullptr);
    const int choice = first->FindString("Somebody else");
    ASSERT_GT(choice, 0);
    first->SetSelection(choice);
    wxCommandEvent event(wxEVT_CHOICE, first->GetId());
    event.SetInt(choice);
    event.SetEventObject(first);
    first->ProcessWindowEvent(event);
    settle();
    EXPECT_TRUE(says("as you say"));
    press("import-bring");
    db::PlayFilter theirs;
    for (const db::Person& person : db::People(desk().store()).list())
        if (person.name == "Somebody else") theirs.player = person.id;
    EXPECT_GT(db::Plays(desk().store()).count(theirs), 1) << "the game here and those of the file";
}

TEST_F(Imports, ABadFileBringsInNothingAndIsNamed) {
    open_window();
    std::ifstream in(fixture("bgstats-export.json"));
    std::stringstream content;
    content << in.rdbuf();
    std::string broken = content.str();
    broken.replace(broken.find("\"playDate\""), 10, "\"playDay\"");
    write("broken.json", broken);
    frame().open_file(file("broken.json"));
    EXPECT_TRUE(frame().message().Contains("broken.json")) << frame().message();
    EXPECT_EQ(find("import-bring"), nullptr);
    EXPECT_EQ(plays(), 0);
}

}
}
