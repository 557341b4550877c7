// The record's own part: reading it with the path of its first fault, and writing it.
#pragma once

#include "core/json_reader.h"
#include "core/rajas/game.h"
#include "core/rajas/play.h"

namespace clerk::rajas {

inline constexpr std::string_view record_keys[] = {"players", "depth", "variant", "rulings", "board", "ganges",
                                                   "yields",  "dice",  "turns",   "gaps",    "finals"};
/// The keys whose lists are kept sheet by sheet.
inline constexpr std::string_view record_lists[] = {"turns"};

Game read_game(const Reader& document); ///< throws Fault
void write_game(Json& document, const Game& game);

// What is printed on the table's own copy.
void read_copy(Game& game, const Reader& board); ///< throws Fault
Json write_copy(const Game& game);

Json write(const Rulings& rulings);
Json write(const Tile& tile);
/// Parts of the record that the table let stand.
int waivers(const Game& game);
/// The province tiles entered in the game, each face once.
std::vector<Tile> faces(const Game& game);
/// One of them as `write` writes it; none: it is not one.
std::optional<Tile> read_face(std::string_view json);

Json write(const Moves& moves, Depth); ///< alike in every depth

}
