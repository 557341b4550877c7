// The files opened last: in the menu, whatever they are called, as long as they are there.
#include "app/desktop/frame/game_files.h"
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/error_log.h"
#include "tests/app/desktop/window_test.h"

#include <fstream>

namespace clerk::desktop::test {
namespace {

class RecentFiles : public WindowTest {
protected:
    RecentFiles() { use_state_folder(file("state")); }
    ~RecentFiles() override {
        close_window();
        use_state_folder({});
    }
    /// The id of a game that lies in the file.
    std::string write_game(const std::string& name) const {
        const Record record{{.id = new_id(), .started_at = now_rfc3339()}, plain_game({})};
        write(name, print(record));
        return record.head.id;
    }
    void open_file(const std::string& name) {
        frame().open_file(file(name));
        settle();
    }
    /// By the keys of the menus: Game, Recent files, and that number. On Windows a menu that is open lets nobody go on.
    void choose_recent(char number) {
#ifdef __WXMSW__
        command(number == 'F' ? id_drop_recent_files : id_first_recent_file + (number - '1'));
#else
        test::press('G', wxMOD_ALT);
        test::press('R');
        test::press(number);
        settle();
#endif
    }
    wxMenu& menu() { return *frame().GetMenuBar()->FindItem(id_recent_files)->GetSubMenu(); }
    wxString entry(std::size_t place) { return menu().FindItemByPosition(place)->GetItemLabel(); }
    bool can_be_chosen() { return frame().GetMenuBar()->IsEnabled(id_recent_files); }
};

TEST_F(RecentFiles, AreOpenedFromTheMenuNewestFirst) {
    const std::string a = write_game("a.clerk.json"), b = write_game("b.clerk.json");
    open_window();
    EXPECT_FALSE(can_be_chosen()) << "nothing was opened yet";
    open_file("a.clerk.json");
    open_file("b.clerk.json");
    EXPECT_TRUE(entry(0).StartsWith("&1 b.clerk.json")) << entry(0);
    EXPECT_TRUE(entry(1).StartsWith("&2 a.clerk.json")) << entry(1);
    choose_recent('2');
    EXPECT_EQ(desk().record().head.id, a);
    EXPECT_TRUE(entry(0).StartsWith("&1 a.clerk.json")) << entry(0);
    choose_recent('2');
    EXPECT_EQ(desk().record().head.id, b);
}

TEST_F(RecentFiles, AreThereTheNextTimeAndAreForgottenWhenAsked) {
    write_game("a.clerk.json");
    open_window();
    open_file("a.clerk.json");
    close_window();
    open_window();
    EXPECT_TRUE(can_be_chosen());
    choose_recent('F');
    EXPECT_FALSE(can_be_chosen());
    EXPECT_TRUE(recent_files().empty());
}

TEST_F(RecentFiles, OneThatIsGoneIsToldAndLeavesTheList) {
    write_game("a.clerk.json");
    write_game("b.clerk.json");
    open_window();
    open_file("a.clerk.json");
    open_file("b.clerk.json");
    std::filesystem::remove(file("a.clerk.json"));
    const std::string before = desk().record().head.id;
    choose_recent('2');
    EXPECT_TRUE(frame().message().Contains("a.clerk.json is gone")) << frame().message();
    EXPECT_EQ(desk().record().head.id, before);
    EXPECT_EQ(recent_files(), std::vector{file("b.clerk.json")});
    EXPECT_TRUE(entry(1).empty()) << "only the line and the last command are left";
}

TEST_F(RecentFiles, WhatWasNotTakenInAndSamplesAreNotAmongThem) {
    std::filesystem::create_directories(file("share/clerk-of-works/samples"));
    write_game("share/clerk-of-works/samples/a-sample.clerk.json");
    write("broken.clerk.json", "{");
    open_window();
    open_file("broken.clerk.json");
    open_file("nowhere.clerk.json");
    open_file("share/clerk-of-works/samples/a-sample.clerk.json");
    EXPECT_TRUE(desk().has_game());
    EXPECT_TRUE(recent_files().empty());
    frame().export_to(desk().record().head.id, file("mine.clerk.json"));
    EXPECT_EQ(recent_files(), std::vector{file("mine.clerk.json")});
}

#ifndef __WXMSW__ // where no file has such a name
TEST_F(RecentFiles, AnyNameIsOneLineOfTheMenu) {
    const std::string hostile = "Salt & Pepper\t\xE2\x80\xAEnosj\x01.clerk.json",
                      long_one = std::string(200, 'x') + ".json";
    const std::string game = write_game(hostile);
    write_game(long_one);
    open_window();
    open_file(hostile);
    EXPECT_TRUE(entry(0).StartsWith("&1 Salt && Pepper  nosj .clerk.json")) << entry(0);
    open_file(long_one);
    EXPECT_LT(entry(0).length(), 120u) << entry(0);
    choose_recent('2');
    EXPECT_EQ(desk().record().head.id, game);
    open_file(hostile);
    const std::string two_lines = "two\nlines.clerk.json";
    write_game(two_lines);
    open_file(two_lines);
    EXPECT_EQ(recent_files().front(), file(hostile)) << "a name of two lines is not kept";
}
#endif

TEST_F(RecentFiles, NoMoreThanNineAreKeptAndEachOnce) {
    for (int i = 0; i < 12; ++i) note_recent_file(file(std::to_string(i)));
    note_recent_file(file("7"));
    const auto files = recent_files();
    ASSERT_EQ(files.size(), most_recent_files);
    EXPECT_EQ(files[0], file("7"));
    EXPECT_EQ(files[1], file("11"));
    EXPECT_EQ(std::ranges::count(files, file("7")), 1);
}

TEST_F(RecentFiles, WhatAProgramLeftThatWasKilledMeanwhileGoes) {
    note_recent_file(file("a"));
    write("state/recent-files.part", "half of th");
    note_recent_file(file("b"));
    EXPECT_EQ(recent_files(), (std::vector{file("b"), file("a")}));
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(file("state")), {}), 1);
}

TEST_F(RecentFiles, AListThatIsNoneCountsAsEmpty) {
    note_recent_file(file("a"));
    write("state/recent-files", std::string("relative\n\0\xff\n", 12) + std::string(100'000, 'y'));
    EXPECT_TRUE(recent_files().empty());
    open_window();
    EXPECT_FALSE(can_be_chosen());
    note_recent_file(file("b"));
    EXPECT_EQ(recent_files(), std::vector{file("b")});
}

}
}
