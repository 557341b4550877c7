// What a player has at the end of a record: the province with some of its tiles lit, and some
// marked by a finding; where it is not known, the race.
#pragma once

#include "app/desktop/drawing/painting.h"
#include "core/finding.h"
#include "core/rajas/game.h"

#include <vector>

namespace clerk::desktop::rajas {

DrawSized lit_picture(const clerk::rajas::Game& game, int player, const std::vector<Place>& lit,
                      const std::vector<Place>& marked = {});

}
