// A test of the window with a game of Rajas of the Ganges on the table.
#pragma once

#include "app/desktop/rajas/province.h"
#include "app/desktop/rajas/race.h"
#include "tests/app/desktop/window_test.h"
#include "tests/rajas/table/games.h"

#include <string_view>

namespace clerk::desktop::test {

namespace game = clerk::rajas;
using table::rajas::Track;
using table::rajas::test::described;
using table::rajas::test::plain;

class RajasWindowTest : public WindowTest {
protected:
    const game::Game& record() { return std::get<game::Game>(desk().record().game); }
    const game::Turn& turn(std::size_t number) { return record().turns.at(number); }

    rajas::ProvinceCanvas& board() const;
    rajas::RaceCanvas& race() const;
    void click_cell(const char* cell);
    void click_pad(const char* pad, int space);          ///< "money-pad" or "fame-pad"
    void click_race(int player, Track track, int space); ///< counted, as all of these are
    void keys(std::string_view letters);                 ///< one key after the other
    void type_into(const char* field, std::string_view text);
    std::string_view broken(); ///< the rule that awaits a decision; empty: none does

    int strokes = 0;
};

}
