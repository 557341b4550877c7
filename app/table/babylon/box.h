// What the table's own box holds, the same in every game.
#pragma once

#include "core/babylon/pieces.h"

#include <array>
#include <optional>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

inline constexpr int tiles_of_a_material = game::quarry_size * game::quarry_size;

struct Box {
    std::array<std::optional<game::Tile>, game::flowers.size()> start_tiles = {}; ///< by flower, as entered last
    int copies = 0; ///< tiles with the same face, as the table says, to 16; 0: it said nothing

    const std::optional<game::Tile>& start_tile(game::Flower flower) const {
        return start_tiles[static_cast<std::size_t>(flower)];
    }
    int most_copies() const { return copies > 0 ? copies : tiles_of_a_material; }
};

}
