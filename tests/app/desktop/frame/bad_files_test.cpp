// What the window makes of files that are not what they should be.
#include "app/table/babylon/setup.h"
#include "tests/babylon/desktop/window_test.h"

#include <fstream>
#include <sstream>

#include <SQLiteCpp/SQLiteCpp.h>
#include <nlohmann/json.hpp>

#ifndef __WXMSW__
#include <sys/stat.h>
#endif

namespace clerk::desktop::test {
namespace {

std::string content(const std::filesystem::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

class BadFiles : public BabylonWindowTest {
protected:
    void expect_told_about(const std::string& name) {
        EXPECT_TRUE(frame().message().Contains(name)) << frame().message();
    }
};

TEST_F(BadFiles, MalformedRecordsAreNotTakenIn) {
    open_window();
    write("broken.clerk.json", R"({"format": "clerk-record", "version": 1, "turns": 3})");
    frame().open_file(file("broken.clerk.json"));
    expect_told_about("broken.clerk.json");
    EXPECT_FALSE(desk().has_game());
    EXPECT_TRUE(desk().store().games().empty());
}

TEST_F(BadFiles, AFileThatIsNotThereIsNamed) {
    open_window();
    frame().open_file(file("nowhere.clerk.json"));
    expect_told_about("nowhere.clerk.json");
    frame().open_file(file(""));
    EXPECT_FALSE(frame().message().empty());
}

/// Whatever shows it: a button, a label, a list for those who do not see the board.
TEST_F(BadFiles, NoNameOfAPlayerMakesALineOfItsOwn) {
    open_window();
    int shown = 0;
    for (const auto& sample : std::filesystem::directory_iterator(CLERK_SAMPLES)) {
        nlohmann::ordered_json record = nlohmann::ordered_json::parse(content(sample.path()));
        for (auto& player : record["players"]) player["name"] = player["name"].get<std::string>() + "\n\u202Enext";
        write("game.clerk.json", record.dump());
        frame().open_file(file("game.clerk.json"));
        settle();
        const std::function<void(const wxWindow&)> look = [&](const wxWindow& window) {
            const wxString words = window.GetLabel();
            EXPECT_FALSE(words.Contains("\nnext") || words.Contains(wxString::FromUTF8("\u202E"))) << words;
            shown += words.Contains("next");
            for (const wxWindow* child : window.GetChildren()) look(*child);
        };
        look(frame());
    }
    EXPECT_GT(shown, 20);
}

/// By a double click on the file, or from a command line.
TEST_F(BadFiles, OneThatTheProgramIsStartedWithIsToldInTheWindow) {
    write("broken.clerk.json", "{");
    open_window(history(), file("broken.clerk.json"));
    expect_told_about("broken.clerk.json");
    const wxWindow* bar = find("message");
    ASSERT_NE(bar, nullptr) << "it cannot be seen";
    EXPECT_GE(bar->GetSize().y, bar->GetBestSize().y);
    expect_in_sight({"message"});
    press("message-close");
    EXPECT_EQ(frame().message(), "");
}

#ifndef __WXMSW__
TEST_F(BadFiles, APipeIsNotWaitedFor) {
    open_window();
    for (const char* name : {"pipe.clerk.json", "pipe.db"}) ASSERT_EQ(mkfifo(file(name).c_str(), 0600), 0);
    frame().open_file(file("pipe.clerk.json"));
    expect_told_about("pipe.clerk.json");
    frame().open_file(file("pipe.db"));
    EXPECT_NE(find("merge-refusal"), nullptr);
}
#endif

TEST_F(BadFiles, AFileThatIsTooLargeIsNotRead) {
    open_window();
    write("large.clerk.json", std::string(limits::bytes + 1, ' '));
    frame().open_file(file("large.clerk.json"));
    expect_told_about("large.clerk.json");
}

TEST_F(BadFiles, TheSameGameIsOpenedAndAnotherOfItsNameIsOfferedAsACopy) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    const Record first = desk().record();
    frame().export_to(first.head.id, file("game.clerk.json"));
    EXPECT_EQ(parse(content(file("game.clerk.json"))).value(), first);
    EXPECT_FALSE(std::filesystem::exists(file("game.clerk.json.part")));
    frame().open_file(file("game.clerk.json"));
    EXPECT_TRUE(frame().message().empty());

    place("c4");
    const Record changed = desk().record();
    frame().open_file(file("game.clerk.json"));
    EXPECT_FALSE(frame().message().empty());
    EXPECT_EQ(desk().record(), changed);
    EXPECT_EQ(desk().store().games().size(), 1u);
}

TEST_F(BadFiles, AnExportThatCannotBeWrittenLeavesNothingBehind) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    frame().export_to(desk().record().head.id, file("no-folder/game.clerk.json"));
    expect_told_about("game.clerk.json");
    EXPECT_FALSE(std::filesystem::exists(file("no-folder")));
}

TEST_F(BadFiles, AnIllegalRecordIsOpenedWithItsFindings) {
    open_window();
    game::Game illegal = table::babylon::plain_game({}, 2, Depth::builds);
    illegal.turns.push_back(
        {.steps = {{game::Placement{.tile = game::TileEntry{}, .at = *game::read_cell("c4"), .level = 3}}}});
    write("illegal.clerk.json", print({{.id = new_id(), .started_at = now_rfc3339()}, illegal}));
    frame().open_file(file("illegal.clerk.json"));
    ASSERT_TRUE(desk().has_game());
    EXPECT_FALSE(desk().report().legal());
    EXPECT_NE(find("correct"), nullptr);
}

TEST_F(BadFiles, ANoDatabaseAtTheStartIsExplainedAndLeftAsItIs) {
    write("history.db", "this is a letter to my aunt, and it is long enough to be mistaken for something else");
    const std::string before = content(history());
    open_window();
    EXPECT_EQ(frame().desk(), nullptr);
    EXPECT_NE(find("choose-history"), nullptr);
    expect_told_about("history.db");
    EXPECT_EQ(content(history()), before);
}

TEST_F(BadFiles, ANewerDatabaseIsExplainedAndOpenedOnceItIsGone) {
    open_window();
    close_window();
    SQLite::Database(history().string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 9999");
    open_window();
    EXPECT_EQ(frame().desk(), nullptr);
    expect_told_about("history.db");
    std::filesystem::remove(history());
    press("try-again");
    ASSERT_NE(frame().desk(), nullptr);
    EXPECT_NE(find("start-at-once"), nullptr);
}

TEST_F(BadFiles, AGameOfAFileWaitsForAHistoryThatCannotBeOpened) {
    write("history.db", "this is a letter to my aunt, and it is long enough to be mistaken for something else");
    const Record game{{.id = new_id(), .started_at = now_rfc3339()}, table::babylon::plain_game({}, 2, Depth::builds)};
    write("game.clerk.json", print(game));
    open_window();
    frame().open_file(file("game.clerk.json"));
    expect_told_about("history.db");
    std::filesystem::remove(history());
    press("try-again");
    wait_until([&] { return desk().has_game(); });
    EXPECT_EQ(desk().record().head.id, game.head.id);
}

TEST_F(BadFiles, AFolderThatCannotBeWrittenIsExplained) {
    open_window(file("history.db/inside/nothing.db"));
    close_window();
    write("plain", "");
    open_window(file("plain/history.db"));
    EXPECT_EQ(frame().desk(), nullptr);
    EXPECT_NE(find("quit"), nullptr);
}

}
}
