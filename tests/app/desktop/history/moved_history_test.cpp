// The history's file is renamed, deleted or replaced while a game is entered, as a program that synchronises folders
// does; or it comes back as an older one.
#include "db/back_up/back_up.h"
#include "db/check_up/check_up.h"
#include "tests/babylon/desktop/window_test.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include <SQLiteCpp/Database.h>
#include <wx/dataview.h>

namespace clerk::desktop::test {
namespace {

namespace fs = std::filesystem;

std::string bytes(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator(stream), {}};
}

class MovedHistory : public BabylonWindowTest {
protected:
    Record entered; ///< all that was told to be kept

    /// A game with two actions; an older copy of the history, with the first of them, is "older.db".
    void enter() {
        open_window();
        press("start-at-once");
        place("c4");
        close_window();
        fs::copy_file(history(), file("older.db"));
        open_window();
        press("end-turn");
        entered = desk().record();
        ASSERT_TRUE(frame().message().empty()) << frame().message();
    }

    void put_into_file_there() { press("message-choice-1"); }

    /// The next turn is not taken, and one sentence says why.
    void expect_entry_stops() {
        place("b2");
        EXPECT_TRUE(frame().message().Contains("moved, deleted or replaced")) << frame().message();
        EXPECT_EQ(desk().record(), entered) << "what was entered is still in sight";
        press("undo");
        EXPECT_TRUE(frame().message().Contains("moved, deleted or replaced")) << frame().message();
        EXPECT_EQ(desk().record(), entered);
        place("b2");
    }

    /// Also the turn that was refused; the next ones go on; and all is there the next time.
    void expect_all_is_in(const fs::path& history) {
        EXPECT_EQ(bench_history(), history);
        ASSERT_TRUE(desk().has_game());
        EXPECT_EQ(record().turns.size(), std::get<game::Game>(entered.game).turns.size() + 1);
        press("undo");
        EXPECT_EQ(desk().record(), entered);
        press("redo");
        press("end-turn");
        const Record all = desk().record();
        EXPECT_NE(all, entered);
        close_window();
        EXPECT_TRUE(db::check_up(history).troubles.empty());
        open_window(history);
        ASSERT_TRUE(desk().has_game());
        EXPECT_EQ(desk().record(), all);
    }
    fs::path bench_history() { return desk().store().file(); }
};

/// So a file that is put in its place later has nothing to fear from it, whatever becomes of the window.
TEST_F(MovedHistory, IsWithoutItsLogAMomentAfterATurn) {
    enter();
    EXPECT_TRUE(wait_until([&] { return fs::file_size(history().string() + "-wal") == 0; }));
    fs::copy_file(history(), file("alone.db"));
    EXPECT_EQ(db::Store(file("alone.db")).load(entered.head.id), entered);
}

TEST_F(MovedHistory, RenamedAndPutIntoANewFileThere) {
    enter();
    fs::rename(history(), file("away.db"));
    expect_entry_stops();
    put_into_file_there();
    expect_all_is_in(history());
    EXPECT_EQ(db::Store(file("away.db")).load(entered.head.id), entered) << "it is whole where it is";
}

/// The file stays, by its name. What is in the log alone would make it whole again.
class OverwrittenHistory : public MovedHistory {
protected:
    void write_over(const std::string& content) {
        EXPECT_TRUE(wait_until([&] { return fs::file_size(history().string() + "-wal") == 0; }));
        std::ofstream(history(), std::ios::binary) << content;
    }
};

TEST_F(OverwrittenHistory, ByAnOlderOneGoesOnInTheNewestBackUp) {
    enter();
    db::back_up(history(), db::Occasion::by_hand, db::now());
    write_over(bytes(file("older.db")));
    expect_entry_stops();
    put_into_file_there();
    EXPECT_TRUE(frame().message().Contains("The game on the table is in ")) << frame().message();
    expect_all_is_in(history());
}

TEST_F(OverwrittenHistory, WithoutABackUpIsSetAside) {
    enter();
    fs::remove_all(history().parent_path() / "backups");
    write_over("Dear Linda,");
    expect_entry_stops();
    put_into_file_there();
    expect_all_is_in(history());
    bool is_aside = false;
    for (const auto& one : fs::directory_iterator(history().parent_path() / "backups"))
        is_aside |= bytes(one.path()) == "Dear Linda,";
    EXPECT_TRUE(is_aside);
}

TEST_F(OverwrittenHistory, IsSavedElsewhereWithTheGameOnTheTable) {
    enter();
    write_over("");
    expect_entry_stops();
    frame().save_moved_to(file("elsewhere.db"));
    settle();
    expect_all_is_in(file("elsewhere.db"));
}

/// It is not ours to replace.
TEST_F(OverwrittenHistory, ByANewerVersionIsSavedElsewhere) {
    enter();
    std::string newer = bytes(file("older.db"));
    constexpr std::size_t step = 62; // of the schema, in the header
    newer.at(step) = '\x7f';
    write_over(newer);
    expect_entry_stops();
    put_into_file_there();
    EXPECT_TRUE(bytes(history()) == newer);
    EXPECT_EQ(desk().record(), entered) << "it stays on the table";
    frame().save_moved_to(file("elsewhere.db"));
    settle();
    expect_all_is_in(file("elsewhere.db"));
    EXPECT_TRUE(bytes(history()) == newer);
}

TEST_F(OverwrittenHistory, IsNotSavedInAFileThatIsThere) {
    enter();
    write_over("");
    expect_entry_stops();
    std::ofstream(file("letter.txt")) << "Dear Linda,";
    frame().save_moved_to(file("letter.txt"));
    settle();
    EXPECT_EQ(bytes(file("letter.txt")), "Dear Linda,");
    EXPECT_FALSE(frame().message().empty());
    frame().save_moved_to(file("elsewhere.db"));
    settle();
    expect_all_is_in(file("elsewhere.db"));
}

TEST_F(MovedHistory, DeletedAndPutIntoANewFileThere) {
    enter();
    fs::remove(history());
    expect_entry_stops();
    put_into_file_there();
    expect_all_is_in(history());
}

TEST_F(MovedHistory, ReplacedByAnOlderOneAndPutIntoIt) {
    enter();
    fs::rename(file("older.db"), history());
    expect_entry_stops();
    put_into_file_there();
    expect_all_is_in(history());
}

TEST_F(MovedHistory, ReplacedByRubbishIsAmongTheBackUps) {
    enter();
    fs::remove(history());
    std::ofstream(history()) << "Dear Linda,";
    expect_entry_stops();
    put_into_file_there();
    EXPECT_NE(find("trouble"), nullptr);
    const auto back_ups = db::list_back_ups(history());
    ASSERT_FALSE(back_ups.empty());
    EXPECT_EQ(db::Store(back_ups.front().file).load(entered.head.id), entered);
}

TEST_F(MovedHistory, SavedElsewhere) {
    for (const char* what : {"renamed", "deleted", "replaced"}) {
        for (const auto& entry : fs::directory_iterator(history().parent_path())) fs::remove_all(entry);
        enter();
        if (std::string_view(what) == "renamed") fs::rename(history(), file("away.db"));
        if (std::string_view(what) == "deleted") fs::remove(history());
        if (std::string_view(what) == "replaced") fs::rename(file("older.db"), history());
        expect_entry_stops();
        frame().save_moved_to(file("elsewhere.db"));
        settle();
        expect_all_is_in(file("elsewhere.db"));
        close_window();
    }
}

TEST_F(MovedHistory, AFileThatIsThereIsNotOverwritten) {
    enter();
    fs::remove(history());
    expect_entry_stops();
    const auto older = fs::file_size(file("older.db"));
    frame().save_moved_to(file("older.db"));
    EXPECT_FALSE(frame().message().empty());
    EXPECT_EQ(fs::file_size(file("older.db")), older);
    EXPECT_EQ(desk().record(), entered);
}

TEST_F(MovedHistory, WhatIsQuitIsAmongTheBackUps) {
    enter();
    fs::remove(history());
    close_window();
    const auto back_ups = db::list_back_ups(history());
    ASSERT_FALSE(back_ups.empty());
    EXPECT_EQ(db::Store(back_ups.front().file).load(entered.head.id), entered);
}

/// It is no first day.
TEST_F(MovedHistory, WhatIsGoneIsPutBackOrBegunAnewWhenSomebodySaysSo) {
    enter();
    fs::remove(history());
    close_window();
    open_window();
    EXPECT_TRUE(says("is not there any more"));
    EXPECT_FALSE(fs::exists(history()));
    press("back-ups");
    const auto all = db::list_back_ups(history());
    const auto quit = std::ranges::find(all, db::Occasion::by_hand, &db::BackUp::occasion);
    dynamic_cast<wxDataViewListCtrl&>(*find("back-ups-list")).SelectRow(static_cast<unsigned>(quit - all.begin()));
    press("restore");
    press("restore-yes");
    ASSERT_NE(frame().desk(), nullptr);
    EXPECT_EQ(desk().store().load(entered.head.id), entered);
    close_window();
    fs::remove(history());
    open_window();
    press("go-on");
    ASSERT_NE(frame().desk(), nullptr);
    EXPECT_TRUE(desk().store().games().empty());
    EXPECT_FALSE(db::list_back_ups(history()).empty());
}

TEST_F(MovedHistory, AnOlderOneInItsPlaceIsGoneOnWithWhenSomebodySaysSo) {
    enter();
    close_window();
    fs::rename(file("older.db"), history());
    open_window();
    EXPECT_NE(find("trouble"), nullptr);
    EXPECT_EQ(frame().desk(), nullptr);
    press("go-on");
    ASSERT_TRUE(desk().has_game());
    EXPECT_NE(desk().record(), entered);
    EXPECT_EQ(frame().message(), "");
    close_window();
    open_window();
    EXPECT_TRUE(desk().has_game());
}

TEST_F(MovedHistory, OneThatIsGoneOnWithTellsWhatElseWasWrongWithIt) {
    enter();
    close_window();
    fs::rename(file("older.db"), history());
    SQLite::Database(history(), SQLite::OPEN_READWRITE).exec("UPDATE player SET nickname = 'Mallory'");
    open_window();
    press("go-on");
    ASSERT_TRUE(desk().has_game());
    EXPECT_TRUE(frame().message().Contains("not as this program wrote it")) << frame().message();
    EXPECT_TRUE(frame().message().Contains("-repair.db")) << frame().message();
    EXPECT_FALSE(frame().message().Contains("lacks what was last entered")) << frame().message();
}

}
}
