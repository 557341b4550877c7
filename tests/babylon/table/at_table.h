// A table that enters a game as the window does, without one.
#pragma once

#include "app/table/babylon/entry.h"
#include "app/table/babylon/setup.h"
#include "app/table/babylon/turn_input.h"

#include <string>

namespace clerk::table::babylon::test {

game::Cell cell(const char* name);                                                  ///< "c4"
game::Space space(const char* name);                                                ///< "c4@2"
game::Tile bearing(game::Symbol symbol, game::Flower flower = game::Flower::white); ///< on all four spaces

class AtTable {
public:
    explicit AtTable(const game::Game& game);
    explicit AtTable(Depth depth); ///< a plain game of two

    const game::Game& game() const { return position.game; }
    const game::Turn& turn() const { return game().turns.back(); }
    EntryView view() const { return entry_view(position, entry, known, box); }

    void take(Outcome outcome);
    void look_at(int player);
    void press(int code);
    std::string why_not(int code) const;
    void place(const char* anchor); ///< the terrace in hand; where tiles are inline and none is, a white one
    void click(const char* cell);
    void take_clay_tile(const char* stack, game::Flower flower); ///< of two stairs

    Position position;
    Entry entry;
    std::vector<game::Tile> known = {};
    Box box = {};
    std::optional<Refusal> refused = {}; ///< by the last click or key
    std::string said = {};               ///< why the last click or key did nothing
};

}
