// The record's own part: reading it with the path of its first fault, and writing it.
#pragma once

#include "core/finding.h"
#include "core/json_reader.h"
#include "core/record.h"
#include "core/sheet/game.h"

namespace clerk::sheet {

inline constexpr std::string_view record_keys[] = {"name", "players", "wins", "first_began",
                                                   "rows", "won",     "ties", "ahead"};
/// The keys whose lists are kept sheet by sheet.
inline constexpr std::string_view record_lists[] = {"rows"};

Game read_game(const Reader& document); ///< throws Fault
void write_game(Json& document, const Game& game);

/// The table lets nothing stand: every finding asks for something that can be said.
inline int waivers(const Game& /*game*/) { return 0; }
PlayedAs played_as(const Game& game);
std::string write(const Place& place); ///< "row 2, side 3", both from 1

}
