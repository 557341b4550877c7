// A test of the window with a game of Alhambra on the table.
#pragma once

#include "app/desktop/alhambra/palace_canvas.h"
#include "core/alhambra/game.h"
#include "tests/desktop/window_test.h"

#include <string_view>

namespace clerk::desktop::test {

namespace game = clerk::alhambra;

/// Linda, John and Mary, or the first of them. Nothing has been bought; with two players Dirk has the tiles 2 to 7
/// blue.
game::Game alhambra_builds(std::size_t players);
/// Three players with 9, 8 and 7 of every currency; on the market red 9, blue 8, white 9 and purple 12.
game::Game alhambra_full();
game::Game alhambra_final(std::size_t players);

inline game::Tile tile(const char* id) { return *game::read_tile(id); }
inline game::Cell cell(const char* name) { return *game::read_cell(name); }
inline game::Step buy(const char* id) { return {game::Buy{.tile = tile(id)}}; }
inline game::Step put(const char* id, const char* at) { return {game::PutDown{tile(id), cell(at)}}; }

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
    bool told(const wxString& words);    ///< stands somewhere in the window
    /// The rule that awaits a decision; empty: none does.
    std::string_view broken();

    int strokes = 0;
};

}
