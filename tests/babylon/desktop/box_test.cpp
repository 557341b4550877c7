// What is the same in every game because it lies in the table's box.
#include "app/desktop/babylon/setup_panel.h"
#include "app/desktop/babylon/tile_face.h"
#include "app/desktop/widgets/settings.h"
#include "app/table/babylon/draft.h"
#include "app/table/babylon/setup.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

using game::Symbol;

class TheBox : public BabylonWindowTest {
protected:
    TheBox() { open_settings(file("settings.conf")); }
    ~TheBox() override {
        close_window();
        close_settings();
    }
    void enter_pink_statues() {
        press("flower-pink");
        press("symbol-statue");
        press("symbol-statue");
        press("symbol-blank");
        press("symbol-blank");
    }
};

TEST_F(TheBox, AStartingTerraceIsKnownTheNextTime) {
    EXPECT_EQ(babylon::kept_box().start_tile(game::Flower::pink), std::nullopt);
    const game::Tile pink{game::Flower::pink, {Symbol::bridge, Symbol::blank, Symbol::stairs, Symbol::blank}};
    babylon::keep_start_tile(pink);
    close_settings();
    open_settings(file("settings.conf"));
    EXPECT_EQ(babylon::kept_box().start_tile(game::Flower::pink), pink);
}

TEST_F(TheBox, WhatIsNoTerraceInTheSettingsIsPassedOver) {
    close_settings();
    for (const char* kept : {"", "012", "0129", "01234", "abcd", "\xe9\x9b\xb7\xe9\x9b\xb7"}) {
        write("settings.conf", std::string("[box]\nstart-terrace-pink=") + kept + "\ncopies-of-a-face=-7\n");
        open_settings(file("settings.conf"));
        EXPECT_EQ(babylon::kept_box().start_tile(game::Flower::pink), std::nullopt) << kept;
        EXPECT_EQ(babylon::kept_box().most_copies(), 16);
        close_settings();
    }
}

TEST_F(TheBox, AFaceEnteredMoreOftenThanItExistsIsDoubted) {
    babylon::keep_copies(1);
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    enter_pink_statues();
    EXPECT_EQ(find("face-doubt"), nullptr);
    place("c4");
    test::press('E');
    enter_pink_statues();
    ASSERT_NE(find("face-doubt"), nullptr);
    EXPECT_TRUE(says("entered 1 time already"));
    place("c4");
    EXPECT_EQ(record().turns.size(), 2u) << "it is a doubt, not a refusal";
}

TEST_F(TheBox, HowManyCopiesThereAreIsAskedWhenAGameIsSetUp) {
    open_window();
    command(wxID_NEW);
    press("depth-full");
    ASSERT_NE(find("copies-of-a-face"), nullptr);
    find("copies-of-a-face")->SetFocus();
    test::press(WXK_UP);
    test::press(WXK_UP);
    EXPECT_EQ(babylon::kept_box().most_copies(), 2);
}

}
}
