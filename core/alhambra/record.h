// Alhambra's part of the record: reading it with the path of its first fault, and writing it.
#pragma once

#include "core/alhambra/best.h"
#include "core/alhambra/game.h"
#include "core/alhambra/moves.h"
#include "core/json_reader.h"

namespace clerk::alhambra {

inline constexpr std::string_view record_keys[] = {"players", "depth", "rulings", "hands", "money",
                                                   "market",  "dirk",  "turns",   "end",   "rounds"};
/// The keys whose lists are kept sheet by sheet.
inline constexpr std::string_view record_lists[] = {"turns", "rounds"};

Game read_game(const Reader& document); ///< throws Fault
void write_game(Json& document, const Game& game);

Json write(const Rulings& rulings);
/// Parts of the turns, or of what stands in the end, that the table let stand. A part of the end of a game does not
/// count.
int waivers(const Game& game);

Json write(const Moves& moves, Depth); ///< alike in every depth
Json write(const Best& best);
Json write(const TurnReview& review);

}
