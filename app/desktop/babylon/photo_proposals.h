// The terraces that a photo of the garden surely shows.
#pragma once

#include "app/desktop/drawing/photo_underlay.h"
#include "app/table/babylon/board_view.h"

#include <vector>

namespace clerk::desktop::babylon {

/// By level; on each from the north-west, row by row.
std::vector<table::babylon::ProposedTerrace> proposed_terraces(const PhotoUnderlay& photo);

}
