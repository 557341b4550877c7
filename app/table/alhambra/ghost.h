// What a click would do on the cell pointed at.
#pragma once

#include "core/alhambra/pieces.h"

#include <optional>

namespace clerk::table::alhambra {

/// The tile that would lie there, or none: the tile there would be taken away.
struct Ghost {
    std::optional<clerk::alhambra::Tile> tile;
    bool legal = false;
};

}
