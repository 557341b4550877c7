// Game, Club: joining with a real server, in step by a click, and without one.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/editors.h"
#include "db/people/people.h"
#include "tests/app/desktop/window_test.h"
#include "tests/db/club/test_server.h"

#include <wx/textctrl.h>

namespace clerk::desktop::test {
namespace {

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
    command(id_club);
    write_address(club.access("anna").address);
    press("club-look");
    ASSERT_TRUE(comes("club-join")) << words_of("club-told");
    press("club-join");
    ASSERT_TRUE(comes("club-sync")) << words_of("club-told");
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

}
}
