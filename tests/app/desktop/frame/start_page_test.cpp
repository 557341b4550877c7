// The start page: the games played last are at hand.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/editors.h"
#include "tests/app/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

struct StartPageTest : WindowTest {};

TEST_F(StartPageTest, OpensARecentGameByOneClick) {
    open_window();
    EXPECT_EQ(find("recent-1"), nullptr);
    start(plain_game({}));
    const std::string first = desk().record().head.id;
    desk().close();
    start(plain_game({}));
    const std::string second = desk().record().head.id;
    command(id_close_game);
    ASSERT_NE(find("go-on"), nullptr);
    ASSERT_NE(find("recent-1"), nullptr);
    EXPECT_EQ(find("recent-2"), nullptr) << "the one that is gone on with is there already";
    press("recent-1");
    ASSERT_TRUE(desk().has_game());
    EXPECT_TRUE(desk().record().head.id == first || desk().record().head.id == second);
    const std::string opened = desk().record().head.id;
    command(id_close_game);
    press("go-on");
    EXPECT_NE(desk().record().head.id, opened);
}

}
}
