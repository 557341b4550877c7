// The race as a picture: each player's two markers coming towards each other, the river between them.
#pragma once

#include "app/desktop/rajas/pieces.h"
#include "app/desktop/rajas/race_geometry.h"

namespace clerk::desktop::rajas {

/// Everything but what is under the pointer. `shown`: the player looked at.
void draw_race(wxGraphicsContext& gc, const RaceGeometry& geometry, const Race& race,
               const std::vector<game::Player>& players, int shown);
/// A marker where it would be put.
void draw_tried(wxGraphicsContext& gc, const RaceGeometry& geometry, const RaceGeometry::Hit& hit);

}
