// A test of the window with a game of Babylon on the table.
#pragma once

#include "app/desktop/babylon/board_canvas.h"
#include "app/desktop/babylon/quarry_canvas.h"
#include "tests/app/desktop/window_test.h"

namespace clerk::desktop::test {

namespace game = clerk::babylon;

class BabylonWindowTest : public WindowTest {
protected:
    const game::Game& record() { return std::get<game::Game>(desk().record().game); }

    babylon::BoardCanvas& board() const;
    babylon::QuarryCanvas& quarry() const;
    /// A click on the board where a terrace is meant; a white one, by its key, unless one is in hand.
    void place(const char* anchor);
    void click_cell(const char* cell);
    void click_offered(const game::Building& building);
    void dig(const char* stack);
    /// Of a finished game, each piece that is not there by clicks: in the order of the garden its terraces, then its
    /// ornaments by kind.
    void enter(const game::Garden& garden);
    /// All of the garden of that name (gardens.h) is entered, legal and scored.
    void expect_finished_garden();
};

}
