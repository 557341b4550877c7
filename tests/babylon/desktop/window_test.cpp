#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {

babylon::BoardCanvas& BabylonWindowTest::board() const { return dynamic_cast<babylon::BoardCanvas&>(*find("board")); }

babylon::QuarryCanvas& BabylonWindowTest::quarry() const {
    return dynamic_cast<babylon::QuarryCanvas&>(*find("quarry"));
}

void BabylonWindowTest::place(const char* anchor) {
    if (!board().ghost_at(*game::read_cell(anchor))) test::press('W');
    click(board(), board().middle_of_anchor(*game::read_cell(anchor)));
    ++clicks;
}

void BabylonWindowTest::click_cell(const char* cell) {
    click(board(), board().centre(*game::read_cell(cell)));
    ++clicks;
}

void BabylonWindowTest::click_offered(const game::Building& building) {
    click(board(), board().centre(building));
    ++clicks;
}

void BabylonWindowTest::dig(const char* stack) {
    click(quarry(), quarry().centre(*game::read_cell(stack)));
    ++clicks;
}

}
