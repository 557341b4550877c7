// The turns as cards of the strip.
#pragma once

#include "app/desktop/game/turns_strip.h"
#include "app/table/snapshot.h"

namespace clerk::desktop {

std::vector<TurnCard> turn_cards(const table::Snapshot& now, const Editor& editor, int badge); ///< its side in pixels

}
