// The switches of the rulings of Rajas of the Ganges, for the panel that shows them.
#pragma once

#include "app/desktop/game/rulings_panel.h"
#include "core/rajas/game.h"

namespace clerk::desktop::rajas {

RulingsTable<clerk::rajas::Rulings> rulings_table();

}
