// Terraces found by what others of the same photo look like: of those that a person entered, the face is learnt in this
// light, and no colour that was known before is asked for.
#pragma once

#include "app/photo/camera.h"
#include "app/photo/picture.h"
#include "app/photo/terraces.h"

#include <stop_token>
#include <vector>

namespace clerk::photo {

/// The terraces of which the place is sure, without those that are known, whose flower and roof are taken as they are
/// said to be. A flower is told (`flower_certainty` above 0) only where one of the known ones has it and it is clearly
/// that one, a roof only where one stands over one of them. Of the look no colour counts. By level, then from the
/// north-west, row by row. Empty: nothing was known that is well seen.
std::vector<SeenTerrace> alike_terraces(const Picture& photo, const Camera& camera, const Look& look, double level_high,
                                        const std::vector<SeenTerrace>& known, const std::stop_token& stop = {});

}
