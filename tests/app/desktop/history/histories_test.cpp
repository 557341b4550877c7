// Another history merged in the window, and past imports taken back.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/editors.h"
#include "db/back_up/back_up_files.h"
#include "db/merging/merge.h"
#include "db/nights/nights.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/app/desktop/window_test.h"

#include <fstream>
#include <sstream>

#include <wx/dataview.h>

namespace clerk::desktop::test {
namespace {

class Histories : public WindowTest {
protected:
    static Record game(const std::string& first, const std::string& second) {
        return {{.id = new_id(), .started_at = now_rfc3339()}, plain_game(SetupDefaults{.names = {first, second}})};
    }
    int plays() { return db::Plays(desk().store()).count({}); }
    wxString figure_of(const char* name) { return find(name) ? find(name)->GetLabel() : wxString(); }
    wxDataViewListCtrl& list(const char* name) { return dynamic_cast<wxDataViewListCtrl&>(*find(name)); }
    void take_it_back() { press("message-choice-1"); }
};

class Merging : public Histories {
protected:
    std::filesystem::path other() const { return file("other.db"); }
    /// The other laptop knows the game that is here, and two more, a night, and has it in the bin.
    void part() {
        const Record shared = game("Linda", "John");
        desk().store().add(shared);
        desk().back_up(db::now());
        std::filesystem::copy_file(db::list_back_ups(history()).front().file, other());
        db::Store theirs(other());
        theirs.add(game("Linda", "Marta"));
        theirs.add(game("John", "Ada"));
        db::Nights(theirs).add("2026-11-20", "Vienna");
        db::Plays(theirs).remove(shared.head.id);
    }
    void look_at_other() {
        frame().open_file(other());
        settle();
    }
};

TEST_F(Merging, NothingIsMergedBeforeSomebodyHasLookedAndItGoesAgain) {
    open_window();
    part();
    look_at_other();
    EXPECT_EQ(figure_of("game-new"), "2");
    EXPECT_EQ(figure_of("game-known"), "0");
    EXPECT_EQ(figure_of("game-different"), "1");
    EXPECT_EQ(figure_of("player-known"), "2");
    EXPECT_EQ(figure_of("player-new"), "2") << "Marta and Ada";
    EXPECT_EQ(figure_of("night-new"), "1");
    ASSERT_EQ(list("merge-conflicts").GetItemCount(), 1);
    EXPECT_TRUE(list("merge-conflicts").GetTextValue(0, 1).Contains("Linda and John"));
    EXPECT_EQ(list("merge-conflicts").GetTextValue(0, 4), "the one from there");
    EXPECT_EQ(plays(), 1);
    press("merge-now");
    EXPECT_EQ(plays(), 2) << "the third one is in the bin by now";
    EXPECT_NE(find("past-games-list"), nullptr);
    EXPECT_TRUE(frame().message().Contains("New: 5; changed here: 1")) << frame().message();
    ASSERT_EQ(db::list_back_ups(history()).front().occasion, db::Occasion::merge);
    take_it_back();
    EXPECT_EQ(plays(), 1);
    EXPECT_EQ(db::People(desk().store()).list().size(), 2u);
    EXPECT_TRUE(frame().message().Contains("as it was before the merge")) << frame().message();
}

TEST_F(Merging, MergedTwiceChangesNothing) {
    open_window();
    part();
    look_at_other();
    press("merge-now");
    look_at_other();
    EXPECT_EQ(figure_of("game-new"), "0");
    EXPECT_EQ(figure_of("game-known"), "3");
    EXPECT_EQ(find("merge-conflicts"), nullptr);
    EXPECT_FALSE(find("merge-now")->IsEnabled());
}

TEST_F(Merging, TheGameOnTheTableGoesOnAsItsNewerVersion) {
    open_window();
    start(plain_game(SetupDefaults{.names = {"Linda", "John"}}));
    const Record before = desk().record();
    desk().back_up(db::now());
    std::filesystem::copy_file(db::list_back_ups(history()).front().file, other());
    Record after = before;
    after.head.notes = "played on there";
    db::Store(other()).change(before, after);
    look_at_other();
    press("merge-now");
    ASSERT_TRUE(desk().has_game());
    EXPECT_EQ(desk().record(), after);
    EXPECT_TRUE(desk().can_undo());
    desk().undo();
    EXPECT_EQ(desk().record(), before);
}

TEST_F(Merging, EscapeLeavesItAsItWas) {
    open_window();
    part();
    look_at_other();
    test::press(WXK_ESCAPE);
    EXPECT_EQ(find("merge-now"), nullptr);
    EXPECT_EQ(plays(), 1);
    EXPECT_EQ(db::list_back_ups(history()).size(), 1u);
}

TEST_F(Merging, WhatCannotBeMergedIsRefusedInASentenceOnThePage) {
    open_window();
    part();
    const auto expect = [&](const std::filesystem::path& file, const wxString& words) {
        frame().open_file(file);
        settle();
        ASSERT_NE(find("merge-refusal"), nullptr) << file;
        EXPECT_TRUE(says(words)) << words;
        EXPECT_FALSE(find("merge-now")->IsEnabled());
        EXPECT_EQ(plays(), 1);
    };
    std::fstream header(other(), std::ios::binary | std::ios::in | std::ios::out);
    header.seekp(62).write("\x03\xe8", 2); // the number of its schema
    header.close();
    expect(other(), "made by a newer version of Clerk of Works");
    write("letter.db", "Dear Linda,");
    expect(file("letter.db"), "is not a history of Clerk of Works");
    expect(history(), "is the history itself");
    expect(file("nowhere.db"), "cannot be opened");
}

TEST_F(Merging, EarlierVersionsAreListedAndSaved) {
    open_window();
    command(id_merge);
    EXPECT_EQ(find("earlier-versions"), nullptr);
    EXPECT_EQ(find("save-earlier"), nullptr);
    part();
    look_at_other();
    press("merge-now");
    command(id_merge);
    ASSERT_EQ(list("earlier-versions").GetItemCount(), 1);
    EXPECT_TRUE(list("earlier-versions").GetTextValue(0, 1).Contains("Linda and John"));
    EXPECT_EQ(list("earlier-versions").GetTextValue(0, 0), "game");
    EXPECT_TRUE(says("Save earlier versions (1)"));
    frame().save_earlier_to(file("earlier.json"));
    std::ifstream in(file("earlier.json"));
    std::stringstream saved;
    saved << in.rdbuf();
    EXPECT_NE(saved.str().find("\"deleted_at\": null"), std::string::npos) << "it was not in the bin then";
}

class PastImports : public Histories {
protected:
    static std::filesystem::path fixture(const std::string& name) {
        return std::filesystem::path(CLERK_FIXTURES) / name;
    }
    void bring_in(const std::string& name) {
        frame().open_file(fixture(name));
        settle();
        press("import-bring");
    }
};

TEST_F(PastImports, EachIsTakenBackWhole) {
    open_window();
    bring_in("bgstats-export.json");
    const int first = plays();
    bring_in("bgg-plays.xml");
    const int both = plays();
    command(id_imports);
    ASSERT_EQ(list("imports-list").GetItemCount(), 2);
    EXPECT_EQ(list("imports-list").GetTextValue(0, 3), "bgg-plays.xml") << "the latest first";
    EXPECT_EQ(list("imports-list").GetTextValue(0, 2), "BoardGameGeek");
    EXPECT_EQ(list("imports-list").GetTextValue(1, 2), "BG Stats");
    EXPECT_EQ(list("imports-list").GetTextValue(1, 1), wxString::Format("%d", first));
    list("imports-list").SelectRow(1);
    press("undo-import");
    EXPECT_TRUE(says(wxString::Format("plays: %d;", first)));
    press("undo-import-keep");
    EXPECT_EQ(plays(), both);
    list("imports-list").SelectRow(1);
    press("undo-import");
    press("undo-import-now");
    EXPECT_EQ(plays(), both - first);
    ASSERT_EQ(list("imports-list").GetItemCount(), 1);
    press("undo-import");
    press("undo-import-now");
    EXPECT_EQ(plays(), 0);
    EXPECT_TRUE(db::People(desk().store()).list().empty());
    EXPECT_FALSE(find("undo-import")) << "an empty page invites, and nothing else";
    expect_in_sight({"empty-place", "imports-open"});
    test::press(WXK_ESCAPE);
    EXPECT_EQ(find("imports-open"), nullptr);
}

TEST_F(PastImports, AGameOnTheTableGoesWithIts) {
    open_window();
    write("two.ndjson", print(game("Linda", "John")) + "\n" + print(game("Linda", "Marta")) + "\n");
    frame().open_file(file("two.ndjson"));
    settle();
    press("import-bring");
    desk().open(desk().store().games().front().id);
    settle();
    command(id_imports);
    EXPECT_EQ(list("imports-list").GetTextValue(0, 2), "game records");
    press("undo-import");
    press("undo-import-now");
    EXPECT_FALSE(desk().has_game());
    EXPECT_EQ(plays(), 0);
}

}
}
