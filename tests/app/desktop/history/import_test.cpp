// Files of other programs in the window: looked at, brought in, taken back.
#include "app/desktop/game/editors.h"
#include "app/desktop/history/import_preview_page.h"
#include "app/exchange/files.h"
#include "app/table/desk.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/app/desktop/window_test.h"

#include <wx/choice.h>

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
    wxDataViewCtrl& list() { return dynamic_cast<wxDataViewCtrl&>(*find("import-plays")); }
    ImportPlaysModel& model() { return dynamic_cast<ImportPlaysModel&>(*list().GetModel()); }
    wxString cell(unsigned row, ImportPlaysModel::Column column) {
        wxVariant value;
        model().GetValueByRow(value, row, static_cast<unsigned>(column));
        return value.GetString();
    }
    void click_row(unsigned row, unsigned column) {
        const wxRect area = cell_of(list(), row, column);
        click(list(), area.GetPosition() + area.GetSize() / 2);
        settle();
    }
    void write_with(const std::string& what, const std::string& by) {
        std::string content = exchange::read_file(fixture("bgg-plays.xml"));
        content.replace(content.find(what), what.size(), by);
        write("plays.xml", content);
    }
    void press_offer() { press("message-choice-1"); }
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

TEST_F(Imports, WhoCameMeanwhileIsNotMadeTwice) {
    open_window();
    frame().open_file(fixture("bgstats-export.json"));
    settle();
    db::Store other(history());
    other.add({{.id = new_id(), .started_at = now_rfc3339()},
               plain_game(SetupDefaults{.names = {"Linda", "Somebody else"}})});
    press("import-bring");
    settle();
    EXPECT_EQ(plays(), 1) << "nothing came in yet";
    EXPECT_TRUE(frame().message().Contains("changed meanwhile")) << frame().message();
    press("import-bring");
    settle();
    EXPECT_EQ(plays(), 3);
    EXPECT_EQ(std::ranges::count(names(), std::string("Linda")), 1);
}

TEST_F(Imports, ThePlaysAreListedAndOneIsLeftOut) {
    using Column = ImportPlaysModel::Column;
    open_window();
    frame().open_file(fixture("bgg-plays.xml"));
    settle();
    ASSERT_EQ(model().GetCount(), 5u);
    EXPECT_EQ(cell(0, Column::game), "Alhambra");
    EXPECT_TRUE(cell(0, Column::players).Contains("Linda (red) 96")) << cell(0, Column::players);
    EXPECT_EQ(cell(4, Column::standing), "new");
    click_row(4, 0); // its tick
    EXPECT_EQ(cell(4, Column::standing), "left out");
    EXPECT_TRUE(says("Left out: 1."));
    press("import-bring");
    EXPECT_EQ(plays(), 4);
    EXPECT_TRUE(frame().message().Contains("4")) << frame().message();
    for (const db::ListedPlay& one : db::Plays(desk().store()).page({}, 0, 9)) EXPECT_NE(one.play.game, "Unlock!");
}

TEST_F(Imports, AllAreLeftOutAndSomeBroughtInByKeys) {
    open_window();
    frame().open_file(fixture("bgg-plays.xml"));
    settle();
    press("import-none");
    EXPECT_FALSE(find("import-bring")->IsEnabled());
    EXPECT_FALSE(find("import-none")->IsEnabled());
    click_row(1, 2);
    test::press(WXK_RETURN);
    test::press(WXK_DOWN);
    test::press(WXK_RETURN);
    settle();
    EXPECT_TRUE(says("Left out: 3."));
    press("import-bring");
    EXPECT_EQ(plays(), 2);
    EXPECT_TRUE(names().empty()) << "nobody is told of those two";
}

TEST_F(Imports, APlayWithoutADayIsToldAndTheOthersComeIn) {
    open_window();
    write_with("2026-08-03", "0000-00-00");
    frame().open_file(file("plays.xml"));
    settle();
    ASSERT_NE(find("import-unreadable"), nullptr) << frame().message();
    EXPECT_TRUE(says("Alhambra, 0000-00-00, at /plays[1]/play[1]/@date"));
    EXPECT_EQ(cell(0, ImportPlaysModel::Column::standing), "cannot be read");
    click_row(0, 0);
    EXPECT_EQ(cell(0, ImportPlaysModel::Column::standing), "cannot be read") << "its tick can do nothing";
    press("import-bring");
    EXPECT_EQ(plays(), 4);
}

TEST_F(Imports, ABadFileBringsInNothingAndIsNamed) {
    open_window();
    std::string broken = exchange::read_file(fixture("bgstats-export.json"));
    broken.replace(broken.find("\"games\""), 7, "\"game\"").replace(broken.find("\"plays\""), 7, "\"play\"");
    write("broken.json", broken);
    frame().open_file(file("broken.json"));
    EXPECT_TRUE(frame().message().Contains("broken.json")) << frame().message();
    EXPECT_EQ(find("import-bring"), nullptr);
    EXPECT_EQ(plays(), 0);
}

}
}
