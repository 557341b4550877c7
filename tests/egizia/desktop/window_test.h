// A test of the window with a game of Egizia on the table.
#pragma once

#include "app/desktop/egizia/monuments.h"
#include "app/desktop/egizia/nile_canvas.h"
#include "tests/app/desktop/window_test.h"
#include "tests/egizia/table/games.h"

#include <string_view>

namespace clerk::desktop::test {

class EgiziaWindowTest : public WindowTest {
protected:
    const clerk::egizia::Game& record() { return std::get<clerk::egizia::Game>(desk().record().game); }
    const clerk::egizia::Round& round(std::size_t number) { return record().turns.at(number); }
    const clerk::egizia::Build& build(std::size_t number) { return record().turns.back().builds->at(number); }

    egizia::MonumentsCanvas& monuments() const;
    void click_space(const char* space);
    void click_cards(int cards);
    void click_spot(const char* spot); ///< along the Nile
    void keys(std::string_view letters);
    void type_into(const char* field, std::string_view text);
    std::string_view broken(); ///< the rule that awaits a decision; empty: none does
};

}
