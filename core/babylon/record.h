// Babylon's part of the record: reading it with the path of its first fault, and writing it.
#pragma once

#include "core/babylon/advice.h"
#include "core/babylon/best.h"
#include "core/babylon/game.h"
#include "core/json_reader.h"

namespace clerk::babylon {

inline constexpr std::string_view record_keys[] = {"players", "depth", "rulings", "removed_clay",
                                                   "tokens",  "turns", "gardens"};
/// The keys whose lists are kept sheet by sheet.
inline constexpr std::string_view record_lists[] = {"turns", "gardens"};

Game read_game(const Reader& document); ///< throws Fault
void write_game(Json& document, const Game& game);

Json write(const Rulings& rulings);
/// Parts of the turns, or of what stands in the end, that the table let stand. A part of the end of a game does not
/// count.
int waivers(const Game& game);

Json write(const Tile& tile);
Json write(const Moves& moves, Depth depth);
Json write(const std::vector<Missed>& missed);
Json write(const Best& best);
Json write(const TurnReview& review);

/// A face as `faces` lists it and `write` writes it; none: it is not one.
std::optional<Tile> read_face(std::string_view json);
/// The tile faces entered in the game.
std::vector<Tile> faces(const Game& game);

}
