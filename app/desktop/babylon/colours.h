// The colours of the pieces of Babylon.
#pragma once

#include "app/desktop/drawing/custom_pieces.h"
#include "app/desktop/drawing/palette.h"
#include "core/babylon/pieces.h"

#include <array>
#include <vector>

namespace clerk::desktop::babylon {

struct Colours {
    wxColour rim, board, slot;
    std::array<wxColour, 6> terraces; ///< by level, 1 to 6
    wxColour space, space_edge, ink;  ///< a space with a symbol
    std::array<wxColour, 4> flowers;
    wxColour statue, water, bridge, stairs, gazebo;
    std::array<wxColour, 3> materials;
    wxColour stone, stone_edge; ///< of pillars and basins

    const wxColour& terrace(int level) const; ///< the highest shade from level 6 up
    const wxColour& of(clerk::babylon::Flower flower) const { return flowers[static_cast<std::size_t>(flower)]; }
    const wxColour& of(clerk::babylon::Material material) const {
        return materials[static_cast<std::size_t>(material)];
    }
};

const Colours& colours(Theme theme = desktop::theme());

std::vector<CustomPiece> custom_pieces();

}
