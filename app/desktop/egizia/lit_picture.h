// The monuments at the end of a record, with some of their stones lit, and some marked by a finding; where they are not
// known, nothing.
#pragma once

#include "app/desktop/drawing/painting.h"
#include "core/egizia/game.h"
#include "core/finding.h"

#include <vector>

namespace clerk::desktop::egizia {

DrawSized lit_picture(const clerk::egizia::Game& game, int player, const std::vector<Place>& lit,
                      const std::vector<Place>& marked = {});

}
