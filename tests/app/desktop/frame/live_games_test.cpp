// The scoreboard with all tables of a club: what is published here and elsewhere, and what is shown without a server.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/frame/scoreboards.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/game/scoreboard.h"
#include "app/desktop/widgets/settings.h"
#include "tests/app/desktop/window_test.h"
#include "tests/db/club/proxy.h"
#include "tests/db/club/test_server.h"

#include <algorithm>
#include <fstream>

#include <wx/checkbox.h>

namespace clerk::desktop::test {
namespace {

using namespace std::chrono_literals;

constexpr auto long_enough = std::chrono::seconds(30);

Scoreboard* scoreboard_of(const wxFrame& frame) {
    for (wxWindow* child : frame.GetChildren())
        if (auto* found = dynamic_cast<Scoreboard*>(child); found && !found->IsBeingDeleted()) return found;
    return nullptr;
}

std::string sample(const std::string& name) {
    std::ifstream stream(CLERK_SAMPLES "/" + name + ".clerk.json");
    return {std::istreambuf_iterator<char>(stream), {}};
}

class LiveTables : public WindowTest {
protected:
    LiveTables() { open_settings(file("settings.conf")); }
    ~LiveTables() override {
        close_window();
        close_settings();
    }

    /// This laptop's history is in the club before the window opens.
    void open_in_club(const db::ClubAccess& access) {
        {
            const db::Store store(history());
            db::join_club(store, access);
            db::sync_club(store, access, db::now());
        }
        open_window();
    }
    void open_in_club() { open_in_club(club.access("anna")); }
    /// A server at another place, or what seems to be one.
    db::ClubAccess access_by(const clerk::test::Folder& folder) {
        return {"host=" + folder.path().string() + " dbname=" + club.database() + " user=anna"};
    }
    /// By a click.
    void show_all_tables() {
        command(id_scoreboard);
        ASSERT_NE(scoreboard_of(frame()), nullptr);
        wait_until([&] { return scoreboard_of(frame())->IsShownOnScreen(); });
        click_in_scoreboard("all-tables");
    }
    void click_in_scoreboard(const char* name) {
        wxWindow* button = scoreboard_of(frame())->FindWindow(name);
        ASSERT_NE(button, nullptr) << name;
        scoreboard_of(frame())->Raise();
        settle();
        click(*button);
        settle();
    }
    const ScoreboardView& view() { return scoreboard_of(frame())->view(); }
    bool shows(std::size_t tables) {
        return wait_until([&] { return view().all == true && view().tables.size() == tables; }, long_enough);
    }
    bool says_below(const wxString& words) {
        return wait_until([&] { return view().line.Contains(words); }, long_enough);
    }
    std::vector<db::LiveGame> on_server() { return db::ClubLine(other.store, club.access("ben")).games(); }
    bool server_shows(std::size_t games) {
        return wait_until([&] { return on_server().size() == games; }, long_enough);
    }

    clerk::test::TestClub club;
    clerk::test::Laptop other; ///< Ben's, in the club too
};

TEST_F(LiveTables, OfOthersAppearChangeAndDisappearByThemselves) {
    other.join(club.access("ben"));
    open_in_club();
    show_all_tables();
    EXPECT_TRUE(says_below("No game is under way"));
    db::ClubLine ben(other.store, club.access("ben"));
    const std::string rajas = sample("rajas-three-players");
    const Record record = *parse(rajas);
    ben.publish(record.head.id, rajas);
    ASSERT_TRUE(shows(1));
    EXPECT_TRUE(view().line.empty()) << view().line;
    const ScoreboardTable& table = view().tables.front();
    EXPECT_FALSE(table.game.empty());
    EXPECT_FALSE(table.heading.empty());
    ASSERT_EQ(table.rows.size(), 3u);
    for (std::size_t player = 0; player < 3; ++player) {
        EXPECT_EQ(table.rows[player].name, text(players(record)[player]));
        EXPECT_TRUE(table.rows[player].badge.IsOk());
        EXPECT_FALSE(table.rows[player].total.empty());
    }
    const wxString rajas_name = table.game;
    ben.publish(record.head.id, sample("egizia-two-players"));
    EXPECT_TRUE(wait_until([&] { return view().tables.front().rows.size() == 2; }, long_enough));
    EXPECT_NE(view().tables.front().game, rajas_name);
    ben.publish("another", sample("alhambra-three-players"));
    ASSERT_TRUE(shows(2));
    ben.end(record.head.id);
    ASSERT_TRUE(shows(1));
    click_in_scoreboard("this-table");
    EXPECT_EQ(view().all, false);
    EXPECT_TRUE(view().tables.empty()) << "no game is open here";
}

TEST_F(LiveTables, OfThisLaptopAreSentAfterEveryActionAndEndedWithTheGame) {
    other.join(club.access("ben"));
    open_in_club();
    start(plain_game({}));
    ASSERT_TRUE(server_shows(1));
    EXPECT_EQ(on_server().front().game, desk().record().head.id);
    const Record before = desk().record();
    test::press('E'); // ends the first turn
    ASSERT_NE(desk().record(), before);
    EXPECT_TRUE(wait_until([&] { return parse(on_server().front().record) == desk().record(); }, long_enough));
    show_all_tables();
    ASSERT_TRUE(shows(1)) << "this laptop's own, once";
    desk().close();
    EXPECT_TRUE(server_shows(0));
    ASSERT_TRUE(shows(0));
    start(plain_game({}));
    ASSERT_TRUE(server_shows(1));
    close_window();
    EXPECT_TRUE(on_server().empty()) << "when the program ends";
}

TEST_F(LiveTables, AreNotSentWhereThatIsNotWantedAndEndWhenTheClubIsLeft) {
    other.join(club.access("ben"));
    open_in_club();
    start(plain_game({}));
    ASSERT_TRUE(server_shows(1));
    command(id_club);
    press("club-shows-game");
    EXPECT_TRUE(server_shows(0));
    EXPECT_FALSE(LiveGames::shows_game());
    command(id_club);
    EXPECT_FALSE(dynamic_cast<wxCheckBox&>(*find("club-shows-game")).GetValue());
    press("club-shows-game");
    EXPECT_TRUE(server_shows(1));
    press("club-leave");
    EXPECT_TRUE(server_shows(0));
    command(id_scoreboard);
    EXPECT_EQ(view().all, std::nullopt) << "there is no choice without a club";
    EXPECT_EQ(scoreboard_of(frame())->FindWindow("all-tables"), nullptr);
}

TEST_F(LiveTables, StayWhileTheirLaptopIsThereAlthoughNothingHappens) {
    other.join(club.access("ben"));
    {
        const db::Store store(history());
        db::join_club(store, club.access("anna"));
    }
    LiveLine line(
        history(), [](const LiveNews&) {}, 20ms);
    line.publish(std::make_shared<const Record>(*parse(sample("babylon-two-players"))));
    ASSERT_TRUE(server_shows(1));
    club.run("SET session_replication_role = replica; UPDATE clerk.live SET published_at = now() - interval '1 hour'");
    EXPECT_TRUE(server_shows(1)) << "it is published again";
    line.publish(nullptr);
    EXPECT_TRUE(server_shows(0));
}

TEST_F(LiveTables, ThatCannotBeReadSaySoAndNamesAreOneLine) {
    other.join(club.access("ben"));
    open_in_club();
    show_all_tables();
    db::ClubLine ben(other.store, club.access("ben"));
    ben.publish("1", std::string(400'000, '['));
    ben.publish("2", R"({"format": 99, "game": "Chess"})");
    Record record = *parse(sample("babylon-two-players"));
    std::string bad = print(record);
    const std::string name = players(record).front();
    for (auto at = bad.find('"' + name + '"'); at != std::string::npos; at = bad.find('"' + name + '"', at + 100))
        bad.replace(at, name.size() + 2, R"("a\nb\u202e)" + std::string(150, 'W') + '"');
    ben.publish("3", bad);
    ASSERT_TRUE(shows(3));
    EXPECT_TRUE(view().tables[0].note.Contains("cannot be read")) << view().tables[0].note;
    EXPECT_TRUE(view().tables[1].rows.empty());
    ASSERT_EQ(view().tables[2].rows.size(), 2u);
    EXPECT_EQ(in_words(view()).find(wxUniChar(0x202e)), std::string::npos);
    scoreboard_of(frame())->Update();
}

TEST_F(LiveTables, StayWithoutTheServerAndGoOnWithIt) {
    other.join(club.access("ben"));
    const clerk::test::Folder folder;
    const auto passes = [](int) { return true; };
    std::optional<clerk::test::Proxy> way(std::in_place, folder.path(), clerk::test::server().socket(), passes);
    open_in_club(access_by(folder));
    db::ClubLine ben(other.store, club.access("ben"));
    ben.publish("1", sample("alhambra-three-players"));
    show_all_tables();
    ASSERT_TRUE(shows(1));
    way.reset();
    std::filesystem::remove(folder.path() / ".s.PGSQL.5432");
    EXPECT_TRUE(says_below("The club's server has not answered since"));
    EXPECT_EQ(view().tables.size(), 1u) << "what was known stays";
    ben.publish("2", sample("rajas-three-players"));
    start(plain_game({}));
    EXPECT_EQ(view().tables.size(), 2u) << "that of this laptop";
    way.emplace(folder.path(), clerk::test::server().socket(), passes);
    EXPECT_TRUE(shows(3));
    EXPECT_TRUE(view().line.empty()) << view().line;
    EXPECT_TRUE(server_shows(3)) << "what could not be sent is sent later";
}

TEST_F(LiveTables, DoNotHoldUpTheWindowWhenTheServerNeverAnswers) {
    const clerk::test::Folder folder;
    {
        const clerk::test::Proxy way(folder.path(), clerk::test::server().socket(), [](int) { return true; });
        const db::Store store(history());
        db::join_club(store, access_by(folder));
    }
    std::filesystem::remove(folder.path() / ".s.PGSQL.5432");
    const clerk::test::RubbishServer silent(folder.path(), "", clerk::test::RubbishServer::Then::stay);
    open_window();
    const auto before = std::chrono::steady_clock::now();
    start(plain_game({}));
    show_all_tables();
    EXPECT_EQ(view().line, "Asking the club's server...");
    ASSERT_EQ(view().tables.size(), 1u);
    test::press('E');
    command(id_close_game);
    EXPECT_TRUE(view().tables.empty());
    close_window();
    EXPECT_LT(std::chrono::steady_clock::now() - before, 10s) << "it gives up connecting after 15 s";
}

TEST_F(LiveTables, AreTheSameInTwoWindows) {
    open_in_club();
    start(plain_game({}));
    {
        const db::Store store(file("other.db"));
        db::join_club(store, club.access("ben"));
    }
    auto* ben = new MainFrame(file("other.db"), file("bin/clerk-of-works"));
    test::show(*ben);
    keep_setting("choices/scoreboard", "all");
    wxCommandEvent event(wxEVT_MENU, id_scoreboard);
    ben->ProcessWindowEvent(event);
    const auto seen = [&] { return scoreboard_of(*ben)->view(); };
    EXPECT_TRUE(wait_until([&] { return seen().tables.size() == 1; }, long_enough));
    desk().close();
    EXPECT_TRUE(wait_until([&] { return seen().tables.empty(); }, long_enough));
    ben->Close(true);
    settle();
}

/// However many there are, every panel is wide enough for its names and lies on the board.
TEST(ScoreboardGrid, IsReadFromFarthestWhateverTheNumberOfTables) {
    for (const wxSize size : {wxSize(1280, 720), wxSize(1920, 1080), wxSize(600, 900)})
        for (int tables = 1; tables <= 12; ++tables)
            for (int rows = 2; rows <= 4; ++rows) {
                const int columns = scoreboard_columns(tables, rows, size);
                EXPECT_GE(columns, 1);
                EXPECT_LE(columns, tables);
            }
    EXPECT_EQ(scoreboard_columns(1, 2, {1280, 720}), 1);
    EXPECT_EQ(scoreboard_columns(2, 4, {1280, 720}), 2);
    EXPECT_EQ(scoreboard_columns(2, 2, {600, 1200}), 1);
    EXPECT_EQ(scoreboard_columns(8, 3, {1280, 720}), 4);
}

}
}
