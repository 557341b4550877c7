// What the parts of one's own copy of Egizia are entered with.
#pragma once

#include "app/desktop/game/part_panel.h"
#include "core/egizia/game.h"

namespace clerk::desktop::egizia {

/// What counts of the table's own copy, for a new game.
clerk::egizia::Board kept_board();

/// Null: the part is typed as a line.
PartPanel* part_panel(const clerk::egizia::Game& game, wxWindow* parent, const table::CopyPart& part);

}
