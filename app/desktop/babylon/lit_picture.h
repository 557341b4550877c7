// The garden of a player at the end of a record, seen from above, with some pieces lit, and some marked by a
// finding.
#pragma once

#include "app/desktop/drawing/painting.h"
#include "core/babylon/game.h"
#include "core/finding.h"

#include <vector>

namespace clerk::desktop::babylon {

DrawSized lit_picture(const clerk::babylon::Game& game, int player, const std::vector<Place>& lit,
                      const std::vector<Place>& marked = {});

}
