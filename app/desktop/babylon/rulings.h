// The switches of Babylon's rulings, for the panel that shows them.
#pragma once

#include "app/desktop/game/rulings_panel.h"
#include "core/babylon/game.h"

namespace clerk::desktop::babylon {

RulingsTable<clerk::babylon::Rulings> rulings_table();

}
