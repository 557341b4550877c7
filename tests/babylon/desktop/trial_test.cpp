// "What if?": a game played on as a trial, by clicks. The game itself, in the window and on the disk, stays as it is.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/rulebook/try_page.h"
#include "app/desktop/widgets/error_log.h"
#include "tests/babylon/desktop/window_test.h"

#include <cstdlib>

namespace clerk::desktop::test {
namespace {

class Trial : public BabylonWindowTest {
protected:
    const Record& tried() {
        return dynamic_cast<const TryPage&>(*find("end-trial")->GetParent()->GetParent()).desk().record();
    }
    std::size_t turns_tried() { return std::get<game::Game>(tried().game).turns.size(); }
    void begin_game(const Aids& aids = {}) {
        open_window();
        start(game::Game{.depth = Depth::builds,
                         .players = {{"Linda", game::Flower::white}, {"Tom", game::Flower::pink}}},
              aids);
        settle();
        place("c4");
        press("end-turn");
    }
};

TEST_F(Trial, PlaysOnAndNothingOfItReachesTheGame) {
    begin_game();
    const Record before = desk().record();
    command(id_what_if);
    ASSERT_TRUE(find("end-trial"));
    place("e4");
    press("end-turn");
    place("e4");
    EXPECT_EQ(turns_tried(), 3u);
    press("undo");
    EXPECT_EQ(turns_tried(), 2u) << "it is the trial that is undone";
    EXPECT_EQ(desk().record(), before);
    EXPECT_EQ(desk().store().games().size(), 1u);
    press("end-trial");
    EXPECT_EQ(desk().record(), before);
    close_window();
    open_window();
    EXPECT_EQ(desk().record(), before) << "nor on the disk";
    EXPECT_EQ(desk().store().games().size(), 1u);
}

TEST_F(Trial, IsLeftByEscapeOnceNothingIsInHand) {
    begin_game();
    command(id_what_if);
    test::press('Y');
    test::press(WXK_ESCAPE);
    EXPECT_TRUE(find("end-trial")) << "the face goes first";
    test::press(WXK_ESCAPE);
    EXPECT_FALSE(find("end-trial"));
    EXPECT_TRUE(find("board"));
}

TEST_F(Trial, HasItsKeysToo) {
    begin_game();
    command(id_what_if);
    place("e4");
    test::press(WXK_F1);
    EXPECT_TRUE(says("Rotate the tile"));
    test::press(WXK_ESCAPE);
    ASSERT_TRUE(find("end-trial")) << "back where it was called";
    EXPECT_EQ(turns_tried(), 2u);
    for (const int id : {int(wxID_EXIT), int(id_keys)}) EXPECT_TRUE(frame().GetMenuBar()->IsEnabled(id));
    EXPECT_FALSE(frame().GetMenuBar()->IsEnabled(id_past_games));
    test::press(WXK_ESCAPE);
    EXPECT_FALSE(find("end-trial"));
    EXPECT_TRUE(frame().GetMenuBar()->IsEnabled(id_past_games));
}

TEST_F(Trial, IsGoneWhenTheWindowIsClosedInIt) {
    begin_game();
    const Record before = desk().record();
    command(id_what_if);
    place("e4");
    press("end-turn");
    close_window();
    open_window();
    EXPECT_FALSE(find("end-trial"));
    EXPECT_EQ(desk().record(), before);
    EXPECT_EQ(desk().store().games().size(), 1u);
}

#ifndef __WXMSW__

TEST_F(Trial, NeedsNoFolderForWhatDoesNotStay) {
    begin_game();
    use_state_folder(file("state"));
    const char* const usual = std::getenv("TMPDIR");
    const std::string before = usual ? usual : "/tmp";
    setenv("TMPDIR", file("nowhere").c_str(), 1);
    command(id_what_if);
    setenv("TMPDIR", before.c_str(), 1);
    ASSERT_TRUE(find("end-trial")) << frame().message();
    place("e4");
    press("end-turn");
    EXPECT_EQ(turns_tried(), 2u);
    press("end-trial");
    EXPECT_TRUE(std::filesystem::is_empty(file("state"))) << "nothing of it is kept";
    use_state_folder({});
}

#endif

TEST_F(Trial, HelpsNoMoreThanTheTableAgreedTo) {
    begin_game({.offers = Offers::never, .score = LiveScore::hidden});
    command(id_what_if);
    ASSERT_TRUE(find("end-trial"));
    EXPECT_EQ(aids(tried().head), aids(desk().record().head));
    test::press('.');
    EXPECT_FALSE(find("best"));
}

TEST_F(Trial, TellsTheBestWhereTheTableAllowedIt) {
    begin_game({.best = BestTold::on_request});
    command(id_what_if);
    place("e4");
    test::press('.');
    EXPECT_TRUE(wait_until([&] { return find("best"); }));
}

TEST_F(Trial, HasTheKeysFromItsBeginning) {
    begin_game();
    const Record before = desk().record();
    command(id_what_if);
    test::press('W');
    test::press(WXK_RETURN);
    ASSERT_TRUE(find("end-trial"));
    ASSERT_EQ(turns_tried(), 2u) << "it places the terrace";
    test::press('E');
    test::press('W');
    test::press('Z', wxMOD_CONTROL);
    EXPECT_TRUE(std::get<game::Game>(tried().game).turns.at(1).done) << "what is in hand goes first";
    test::press('Z', wxMOD_CONTROL);
    EXPECT_FALSE(std::get<game::Game>(tried().game).turns.at(1).done);
    EXPECT_EQ(desk().record(), before);
}

}
}
