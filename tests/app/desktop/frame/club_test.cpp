// Game, Club: joining with a real server, in step by a click, and without one.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/settings.h"
#include "db/people/people.h"
#include "tests/app/desktop/window_test.h"
#include "tests/db/club/proxy.h"
#include "tests/db/club/test_server.h"

#include <atomic>
#include <fstream>
#include <future>

#include <wx/textctrl.h>

namespace clerk::desktop::test {
namespace {

constexpr auto long_enough = std::chrono::seconds(30);

class ClubWindow : public WindowTest {
protected:
    clerk::test::TestClub club;

    void write_address(const std::string& address) {
        click(*find("club-address"));
        dynamic_cast<wxTextCtrl&>(*find("club-address")).SelectAll();
        type(address);
    }
    bool comes(const char* name) {
        return wait_until([&] { return find(name) && !find("club-stop"); }, std::chrono::seconds(30));
    }
    bool tells(const wxString& words) {
        return wait_until(
            [&] {
                wxWindow* told = find("club-told");
                return told && told->GetLabel().Contains(words);
            },
            std::chrono::seconds(30));
    }
    void join_by_page(const std::string& address) {
        command(id_club);
        write_address(address);
        press("club-look");
        ASSERT_TRUE(comes("club-join")) << words_of("club-told");
        press("club-join");
        ASSERT_TRUE(comes("club-sync")) << words_of("club-told");
    }
    void write_password(const std::string& password) {
        click(*find("club-password"));
        dynamic_cast<wxTextCtrl&>(*find("club-password")).SelectAll();
        type(password);
    }
    /// What others have, after they have fetched what is there.
    bool has_games(clerk::test::Laptop& laptop, std::size_t games) {
        return wait_until(
            [&] {
                laptop.sync(club.access("ben"));
                return laptop.store.games().size() == games;
            },
            std::chrono::seconds(30));
    }
    /// In whatever file of the test's folder: of the history, of the settings.
    std::vector<std::string> files_with(const std::string& words) {
        std::vector<std::string> found;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(history().parent_path())) {
            if (!entry.is_regular_file()) continue;
            std::ifstream stream(entry.path(), std::ios::binary);
            const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
            if (bytes.find(words) != std::string::npos) found.push_back(entry.path().filename().string());
        }
        return found;
    }
    wxString words_of(const char* name) { return find(name) ? find(name)->GetLabel() : wxString(); }
};

TEST_F(ClubWindow, ShowsWhatWillBeExchangedThenJoinsAndSendsWhatIsNew) {
    open_window();
    start(plain_game({}));
    command(id_club);
    write_address(club.access("anna").address);
    press("club-look");
    ASSERT_TRUE(comes("club-join")) << words_of("club-told");
    EXPECT_EQ(words_of("game-here"), "1");
    EXPECT_EQ(words_of("game-there"), "0");
    EXPECT_EQ(db::club_of(desk().store()), std::nullopt) << "a look changes nothing";
    press("club-join");
    ASSERT_TRUE(comes("club-sync")) << words_of("club-told");
    EXPECT_TRUE(words_of("club-told").StartsWith("In step:")) << words_of("club-told");
    EXPECT_EQ(words_of("club-unsent"), "Waiting to be sent: 0");
    start(plain_game({}));
    command(id_club);
    EXPECT_NE(words_of("club-unsent"), "Waiting to be sent: 0");
    press("club-sync");
    ASSERT_TRUE(
        wait_until([&] { return words_of("club-unsent") == "Waiting to be sent: 0"; }, std::chrono::seconds(30)));
    clerk::test::Laptop other;
    other.join(club.access("ben"));
    other.sync(club.access("ben"));
    EXPECT_EQ(other.store.games().size(), 2u);
    press("club-leave");
    EXPECT_NE(find("club-address"), nullptr);
    EXPECT_EQ(db::club_of(desk().store()), std::nullopt);
}

TEST_F(ClubWindow, SendsEverythingAgainToAServerThatWasPutBack) {
    open_window();
    start(plain_game({}));
    ASSERT_NO_FATAL_FAILURE(join_by_page(club.access("anna").address));
    EXPECT_EQ(find("club-send-again"), nullptr);
    const std::string plays = "SELECT count(*) FROM clerk.record WHERE kind = 'play'";
    ASSERT_EQ(club.number(plays), 1);
    ASSERT_TRUE(wait_until([&] { return club.number("SELECT count(*) FROM clerk.live") == 1; }))
        << "nobody else asks it";
    club.run("TRUNCATE clerk.record, clerk.laptop CASCADE"); // as it was when nothing had been sent
    press("club-sync");
    ASSERT_TRUE(comes("club-send-again")) << words_of("club-told");
    EXPECT_TRUE(words_of("club-told").Contains("put back to an older state")) << words_of("club-told");
    EXPECT_TRUE(words_of("club-told").Contains(find("club-send-again")->GetLabel())) << "what to press";
    EXPECT_FALSE(words_of("club-told").Contains("--after-restore")) << "that is for the terminal";
    EXPECT_EQ(club.number(plays), 0) << "nothing is sent before it is asked for";
    press("club-send-again");
    ASSERT_TRUE(comes("club-sync")) << words_of("club-told");
    EXPECT_TRUE(words_of("club-told").StartsWith("In step:")) << words_of("club-told");
    EXPECT_EQ(find("club-send-again"), nullptr);
    EXPECT_EQ(club.number(plays), 1);
}

TEST_F(ClubWindow, SaysWhyWithoutAServerAndIsNotHeldUp) {
    open_window();
    start(plain_game({}));
    command(id_club);
    write_address("host=" + file("nowhere").string() + " user=anna password=hush");
    press("club-look");
    EXPECT_TRUE(tells("Check the network")) << words_of("club-told");
    EXPECT_FALSE(words_of("club-told").Contains("hush"));
    EXPECT_EQ(find("club-join"), nullptr);
    press("club-back");
    EXPECT_TRUE(desk().has_game());
}

TEST_F(ClubWindow, SendsAndFetchesByItself) {
    clerk::test::Laptop other;
    other.join(club.access("ben"));
    open_window();
    ASSERT_NO_FATAL_FAILURE(join_by_page(club.access("anna").address));
    press("club-back");
    using namespace std::chrono_literals;
    frame().clubs().keep_pace({.between_looks = 20ms, .between_fetches = 1h});
    start(plain_game({}));
    EXPECT_TRUE(has_games(other, 1)) << "as soon as something waits to be sent";
    frame().clubs().keep_pace({.between_looks = 20ms, .between_fetches = 100ms});
    Record record{{.id = new_id(), .started_at = now_rfc3339()}, plain_game({})};
    other.store.add(record);
    other.sync(club.access("ben"));
    EXPECT_TRUE(wait_until([&] { return desk().store().games().size() == 2; }, 30s)) << "although nothing waits here";
    EXPECT_EQ(find("club-told"), nullptr) << "quietly";
    EXPECT_TRUE(desk().has_game());
}

TEST_F(ClubWindow, SendsByItselfWhatWaitedForTheServer) {
    using namespace std::chrono_literals;
    const clerk::test::Folder folder;
    const auto passes = [](int) { return true; };
    std::optional<clerk::test::Proxy> way(std::in_place, folder.path(), clerk::test::server().socket(), passes);
    clerk::test::Laptop other;
    other.join(club.access("ben"));
    open_settings(file("settings.conf"));
    keep_setting("club-shows-game", "no"); // the way has room for one at a time
    open_window();
    ASSERT_NO_FATAL_FAILURE(
        join_by_page("host=" + folder.path().string() + " dbname=" + club.database() + " user=anna"));
    way.reset();
    std::filesystem::remove(folder.path() / ".s.PGSQL.5432");
    frame().clubs().keep_pace({.between_looks = 20ms, .between_fetches = 1h, .offline = 20ms});
    start(plain_game({}));
    command(id_club);
    EXPECT_TRUE(tells("Check the network")) << words_of("club-told");
    EXPECT_NE(words_of("club-unsent"), "Waiting to be sent: 0");
    way.emplace(folder.path(), clerk::test::server().socket(), passes);
    EXPECT_TRUE(has_games(other, 1));
    EXPECT_TRUE(wait_until([&] { return words_of("club-unsent") == "Waiting to be sent: 0"; }, 30s));
    close_window();
    close_settings();
}

/// As when a back-up is put in its place, or the window is closed.
TEST_F(ClubWindow, AHistoryIsClosedWithoutWaitingForASilentServer) {
    using namespace std::chrono_literals;
    const clerk::test::Folder folder;
    std::atomic<bool> stalls = false, is_silent = false, was_waited_for = false;
    std::promise<void> over;
    const auto is_over = over.get_future();
    const clerk::test::Proxy way(folder.path(), clerk::test::server().socket(), [&](int) {
        if (!stalls) return true;
        is_silent = true;
        if (is_over.wait_for(20s) != std::future_status::ready) was_waited_for = true;
        return true;
    });
    open_settings(file("settings.conf"));
    keep_setting("club-shows-game", "no"); // the way has room for one at a time
    open_window();
    ASSERT_NO_FATAL_FAILURE(
        join_by_page("host=" + folder.path().string() + " dbname=" + club.database() + " user=anna"));
    start(plain_game({}));
    command(id_back_ups);
    press("back-up-now");
    command(id_club);
    stalls = true;
    press("club-sync");
    ASSERT_TRUE(wait_until([&] { return is_silent.load(); }, long_enough));
    EXPECT_NE(find("club-stop"), nullptr);
    command(id_back_ups);
    press("restore");
    press("restore-yes");
    EXPECT_EQ(desk().store().games().size(), 1u);
    EXPECT_EQ(find("club-told"), nullptr) << "what was asked for the history that was closed tells nothing";
    command(id_club);
    press("club-sync");
    close_window();
    EXPECT_FALSE(was_waited_for);
    over.set_value();
    open_window();
    command(id_club);
    press("club-sync");
    EXPECT_TRUE(tells("In step:")) << words_of("club-told");
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.record WHERE kind = 'play'"), 1);
    close_window();
    close_settings();
}

TEST_F(ClubWindow, TakesAPasswordWithoutShowingOrKeepingIt) {
    open_settings(file("settings.conf"));
    open_window();
    start(plain_game({}));
    command(id_club);
    EXPECT_TRUE(find("club-password")->HasFlag(wxTE_PASSWORD)) << "it is not shown";
    write_address(club.access("secret").address);
    press("club-look");
    EXPECT_TRUE(tells("does not take this user with this password")) << words_of("club-told");
    EXPECT_EQ(find("club-join"), nullptr) << "none was given";
    write_password("guess-77");
    press("club-look");
    EXPECT_TRUE(wait_until([&] { return !find("club-stop"); }, long_enough));
    EXPECT_TRUE(tells("does not take this user with this password")) << words_of("club-told");
    EXPECT_EQ(find("club-join"), nullptr) << "a wrong one was given";
    EXPECT_FALSE(says("guess-77"));
    write_password("pass'word");
    press("club-look");
    ASSERT_TRUE(comes("club-join")) << words_of("club-told");
    press("club-join");
    ASSERT_TRUE(comes("club-sync")) << words_of("club-told");
    EXPECT_TRUE(words_of("club-told").StartsWith("In step:")) << words_of("club-told");
    EXPECT_FALSE(says("pass'word"));
    const std::string plays = "SELECT count(*) FROM clerk.record WHERE kind = 'play'";
    EXPECT_TRUE(wait_until([&] { return club.number("SELECT count(*) FROM clerk.live") == 1; }, long_enough))
        << "what goes on by itself knows it";
    frame().clubs().keep_pace(
        {.between_looks = std::chrono::milliseconds(20), .between_fetches = std::chrono::hours(1)});
    start(plain_game({}));
    EXPECT_TRUE(wait_until([&] { return club.number(plays) == 2; }, long_enough));
    close_window();
    close_settings();
    EXPECT_FALSE(files_with("clerk").empty()) << "they are looked through";
    EXPECT_EQ(files_with("pass'word"), std::vector<std::string>());
    EXPECT_EQ(files_with("guess-77"), std::vector<std::string>());
    open_window();
    command(id_club);
    EXPECT_TRUE(dynamic_cast<wxTextCtrl&>(*find("club-password")).GetValue().empty());
    press("club-sync");
    EXPECT_TRUE(tells("does not take this user with this password")) << words_of("club-told");
}

}
}
