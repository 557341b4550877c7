// Who has the tile that was entered again.
#pragma once

#include "app/table/earlier_entry.h"
#include "core/alhambra/game.h"

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

/// None: the finding is of something else, or the record does not have the tile.
std::optional<EarlierEntry> earlier_entry(const game::Game& game, const Finding& finding);

}
