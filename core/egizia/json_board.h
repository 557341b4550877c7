// What is printed on a table's own copy, as JSON. Reading throws Fault.
#pragma once

#include "core/egizia/game.h"
#include "core/json_reader.h"

namespace clerk::egizia {

inline constexpr int most_value = 99; ///< of a building space

Gain read_gain(const Reader& reader);
Json write_gain(const Gain& gain);
std::vector<Crew> read_crews(const Reader& reader);
Json write_crews(const std::vector<Crew>& crews);
int read_ring(const Reader& reader);
/// A place along the Nile; a ring space has to be one of the rules' or of the board's.
Spot read_spot_of(const Reader& reader, const Board& board);

Board read_board(const Reader& reader);
Json write_board(const Board& board);

}
