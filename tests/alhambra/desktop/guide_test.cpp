// A palace is laid out again by its guide, and told as a list.
#include "app/desktop/game/builds.h"
#include "tests/alhambra/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

using AlhambraGuide = AlhambraWindowTest;

TEST_F(AlhambraGuide, LaysTileByTile) {
    open_window();
    game::Game game = alhambra_builds(3);
    game.turns = {{.steps = {buy("blue-8-0"), buy("red-9-0"), put("blue-8-0", "1,0"), put("red-9-0", "2,0")}}, {}, {}};
    start(std::move(game));
    test::press(WXK_F2);
    test::press(WXK_F9);
    ASSERT_NE(find("guide-picture"), nullptr);
    EXPECT_TRUE(says("Step 1 of 3"));
    test::press(WXK_RIGHT);
    EXPECT_TRUE(says("on 1 east"));
    test::press(WXK_RIGHT);
    EXPECT_TRUE(says("on 2 east"));
    press("back");
    EXPECT_NE(find("board"), nullptr);
    test::press('I');
    const auto& list = dynamic_cast<const BuiltList&>(*find("built"));
    ASSERT_EQ(list.GetCount(), 2u);
    EXPECT_TRUE(list.GetString(0).StartsWith("1 east: pavilion 8")) << list.GetString(0);
    EXPECT_TRUE(list.GetString(1).StartsWith("2 east: "));
}

}
}
