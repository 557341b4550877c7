// The palace of a player at the end of a record, with some pieces lit, and some marked by a
// finding.
#pragma once

#include "app/desktop/drawing/painting.h"
#include "core/alhambra/game.h"
#include "core/finding.h"

#include <vector>

namespace clerk::desktop::alhambra {

DrawSized lit_picture(const clerk::alhambra::Game& game, int player, const std::vector<Place>& lit,
                      const std::vector<Place>& marked = {});

}
