// What a board and the pieces on it look like from above, so that they are known again in a photo.
#pragma once

#include "app/photo/picture.h"

#include <vector>

namespace clerk::photo {

/// Lengths in sides of a cell, colours in daylight.
struct Look {
    Size cells = {};         ///< of the board
    double slot_radius = 0;  ///< of the round slot in the middle of every cell, which is darker than the ground
    Colour ground = {};      ///< of the board
    double space_side = 0;   ///< of the square in the middle of each of a terrace's cells, which may look like anything
    double flower_width = 0; ///< across the flower in the middle of a terrace, which covers two by two cells
    double roof_width = 0;   ///< across the roof over one of its cells
    double roof_height = 0;  ///< of that roof above its terrace, in levels
    std::vector<Colour> terraces = {}; ///< its shades
    std::vector<Colour> flowers = {};
    Colour roof = {};
    std::vector<Colour> others = {}; ///< of pieces that are none of these, so that they are not taken for them
};

}
