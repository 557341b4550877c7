// The program started again: one window a history.
#include "app/desktop/game/editors.h"
#include "tests/app/desktop/program.h"
#include "tests/app/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class SecondStart : public WindowTest {
protected:
    /// There before anybody looks into them, so that no start waits for another.
    SecondStart() {
        for (const char* name : {"history.db", "other.db"}) const db::Store made(file(name));
    }
    std::string write_game(const std::string& name) const {
        const Record record{{.id = new_id(), .started_at = now_rfc3339()}, plain_game({})};
        write(name, print(record));
        return record.head.id;
    }
    bool lies_on_table(const std::string& game) const {
        return wait_until([&] { return on_table(history()) == game; }, std::chrono::seconds(60));
    }
};

TEST_F(SecondStart, HandsItsFileToTheWindowThatIsOpenAndEnds) {
    const std::string a = write_game("a.clerk.json"), b = write_game("b.clerk.json");
    Program first(history(), file("a.clerk.json"));
    ASSERT_TRUE(lies_on_table(a));
    Program second(history(), file("b.clerk.json"));
    ASSERT_TRUE(wait_until([&] { return second.status().has_value(); }, std::chrono::seconds(60)));
    EXPECT_EQ(second.status(), 0);
    EXPECT_TRUE(lies_on_table(b)) << "the first opened it";
    EXPECT_EQ(first.status(), std::nullopt);
}

TEST_F(SecondStart, OfANewHistory) {
    const std::string a = write_game("a.clerk.json");
    const std::filesystem::path fresh = file("fresh") / "history.db";
    Program first(fresh, file("a.clerk.json"));
    ASSERT_TRUE(
        wait_until([&] { return std::filesystem::exists(fresh) && on_table(fresh) == a; }, std::chrono::seconds(60)));
    Program second(fresh, file("a.clerk.json"));
    ASSERT_TRUE(wait_until([&] { return second.status().has_value(); }, std::chrono::seconds(60)));
    EXPECT_EQ(second.status(), 0);
}

TEST_F(SecondStart, AWindowThatWasKilledIsInNobodysWay) {
    const std::string a = write_game("a.clerk.json"), b = write_game("b.clerk.json");
    Program first(history(), file("a.clerk.json"));
    ASSERT_TRUE(lies_on_table(a));
    first.kill_it();
    Program second(history(), file("b.clerk.json"));
    EXPECT_TRUE(lies_on_table(b));
    EXPECT_EQ(second.status(), std::nullopt) << "it has a window of its own";
}

/// wxWidgets doubts a line without a name, and would ask the table about it before there is a window.
TEST_F(SecondStart, SettingsThatMakeNoSenseAreInNobodysWay) {
    const std::string a = write_game("a.clerk.json");
    write("clerk-of-works.conf", "[\xff]\n=\n=x\n");
    const Program program(history(), file("a.clerk.json"));
    EXPECT_TRUE(lies_on_table(a));
}

TEST_F(SecondStart, AnotherHistoryHasAWindowOfItsOwn) {
    const std::string a = write_game("a.clerk.json"), b = write_game("b.clerk.json");
    Program first(history(), file("a.clerk.json"));
    ASSERT_TRUE(lies_on_table(a));
    Program second(file("other.db"), file("b.clerk.json"));
    EXPECT_TRUE(wait_until([&] { return on_table(file("other.db")) == b; }, std::chrono::seconds(60)));
    EXPECT_EQ(second.status(), std::nullopt);
    EXPECT_EQ(on_table(history()), a);
}

}
}
