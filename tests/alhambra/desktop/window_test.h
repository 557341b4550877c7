// A test of the window with a game of Alhambra on the table.
#pragma once

#include "app/desktop/alhambra/palace_canvas.h"
#include "tests/alhambra/table/games.h"
#include "tests/app/desktop/window_test.h"

#include <string_view>

namespace clerk::desktop::test {

using namespace table::alhambra::test;

class AlhambraWindowTest : public WindowTest {
protected:
    const game::Game& record() { return std::get<game::Game>(desk().record().game); }
    const game::Turn& turn(std::size_t number) { return record().turns.at(number); }
    /// What the kind of the last step in the record was, or fails.
    template <class What> What last_step() { return std::get<What>(record().turns.back().steps.back().what); }

    alhambra::PalaceCanvas& board() const;
    void click_cell(const char* cell);
    void shift_click_cell(const char* cell);
    void keys(std::string_view letters); ///< one key after the other, counted
    void key(int code);                  ///< counted too
    /// The rule that awaits a decision; empty: none does.
    std::string_view broken();

    int strokes = 0;
};

}
