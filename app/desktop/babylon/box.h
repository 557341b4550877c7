// What the table's own box holds, the same in every game: kept with the settings.
#pragma once

#include "core/babylon/tiles.h"

#include <optional>

namespace clerk::desktop::babylon {

namespace game = clerk::babylon;

/// The starting terrace of a flower as it was entered last; none: it never was.
std::optional<game::Tile> start_tile(game::Flower flower);
void keep_start_tile(const game::Tile& tile);

/// How many tiles of the box may bear the same face: as the table says, else all tiles of one material.
int most_copies();
int told_copies(); ///< as the table says; 0: it said nothing
void tell_copies(int copies);

}
