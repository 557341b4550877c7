// The record's own part: reading it with the path of its first fault, and writing it.
#pragma once

#include "core/egizia/game.h"
#include "core/egizia/play.h"
#include "core/json_reader.h"

namespace clerk::egizia {

inline constexpr std::string_view record_keys[] = {"players", "depth", "rulings", "board", "graves",
                                                   "rounds",  "end",   "track",   "order"};
/// The keys whose lists are kept sheet by sheet.
inline constexpr std::string_view record_lists[] = {"rounds"};

Game read_game(const Reader& document); ///< throws Fault
void write_game(Json& document, const Game& game);

// What is printed on the table's own copy.
void read_copy(Game& game, const Reader& board); ///< throws Fault
Json write_copy(const Game& game);

Json write(const Rulings& rulings);
/// Parts of the record that the table let stand.
int waivers(const Game& game);

Json write(const Moves& moves, Depth depth);

}
