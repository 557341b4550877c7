// Province tiles entered in earlier games, offered by colour and price.
#pragma once

#include "core/rajas/pieces.h"

#include <string>
#include <vector>

namespace clerk::table::rajas {

namespace game = clerk::rajas;

/// Of what the history has, as it writes them; what cannot be read is left out, and one that was only turned.
std::vector<game::Tile> read_tiles(const std::vector<std::string>& written);

/// Those of the colour and price, as far as they are told: seen most often first, and last those that lie in this game.
std::vector<game::Tile> likely_tiles(const std::vector<game::Tile>& known, const std::vector<game::Tile>& in_this_game,
                                     game::DieColour colour, std::optional<int> price);

}
