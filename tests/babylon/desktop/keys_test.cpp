// The sheet of keys.
#include "app/desktop/babylon/setup.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

using Keys = BabylonWindowTest;

TEST_F(Keys, AreAllOnOneSheetThatGoesAsItCame) {
    open_window();
    start(babylon::plain_game({}, 2, Depth::builds));
    test::press(WXK_F1);
    EXPECT_EQ(find("board"), nullptr);
    for (const char* words :
         {"Turn the tile", "Level of the terrace", "Page Down", "Correct the finding", "Undo", "F1"})
        EXPECT_TRUE(says(words)) << words;
    test::press(WXK_ESCAPE);
    EXPECT_NE(find("board"), nullptr);
}

TEST_F(Keys, WithoutAGameTheSheetHasWhatAlwaysWorks) {
    open_window();
    test::press(WXK_F1);
    EXPECT_TRUE(says("Ctrl+N"));
    EXPECT_FALSE(says("Turn the tile"));
    press("back");
    EXPECT_NE(find("start-at-once"), nullptr);
}

}
}
