// The switches of Alhambra's rulings, for the panel that shows them.
#pragma once

#include "app/desktop/game/rulings_panel.h"
#include "core/alhambra/game.h"

namespace clerk::desktop::alhambra {

RulingsTable<clerk::alhambra::Rulings> rulings_table();

/// Those that matter only where Dirk takes part.
inline constexpr const char* rulings_of_dirk[] = {"dirk_draws", "dirk_ranked"};

}
