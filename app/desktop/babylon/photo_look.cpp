#include "app/desktop/babylon/photo_look.h"

#include "app/desktop/babylon/pieces.h"
#include "core/babylon/pieces.h"

namespace clerk::desktop::babylon {

namespace {

photo::Colour colour_of(const wxColour& colour) { return {colour.Red(), colour.Green(), colour.Blue()}; }

}

photo::Look photo_look() {
    const Colours& use = colours(Theme::light);
    photo::Look look{.cells = {clerk::babylon::board_size, clerk::babylon::board_size},
                     .rim = 0.3,
                     .slot_radius = 0.12,
                     .ground = colour_of(use.board),
                     .space_side = 0.64,
                     .flower_width = 0.42,
                     .roof_width = gazebo_side,
                     .roof_height = 0.58,
                     .roof = colour_of(use.gazebo)};
    for (const wxColour& colour : use.terraces) look.terraces.push_back(colour_of(colour));
    for (const wxColour& colour : use.flowers) look.flowers.push_back(colour_of(colour));
    for (const wxColour& colour : {use.rim, use.space, use.space_edge, use.ink, use.statue, use.water, use.bridge,
                                   use.stairs, use.stone, use.stone_edge})
        look.others.push_back(colour_of(colour));
    return look;
}

}
