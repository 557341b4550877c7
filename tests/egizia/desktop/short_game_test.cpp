// Egizia in depth builds, from the new game to the result, with clicks and keys.
#include "app/table/egizia/setup.h"
#include "tests/app/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class EgiziaShortGame : public WindowTest {};

TEST_F(EgiziaShortGame, ItOpens) {
    open_window();
    start(table::egizia::plain_game({}, 2, Depth::builds));
    EXPECT_TRUE(desk().report().legal());
}

}
}
