// What the parts of one's own copy of Rajas of the Ganges are entered with.
#pragma once

#include "app/desktop/game/part_panel.h"
#include "core/rajas/game.h"

namespace clerk::desktop::rajas {

/// What counts of the table's own copy, for a new game.
clerk::rajas::Board kept_board();

/// Null: the part is typed as a line.
PartPanel* part_panel(const clerk::rajas::Game& game, wxWindow* parent, const table::CopyPart& part);

}
