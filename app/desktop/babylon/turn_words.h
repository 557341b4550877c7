// A turn in a few words, for the strip of turns.
#pragma once

#include "app/desktop/game/editor.h"
#include "core/babylon/game.h"

#include <vector>

#include <wx/string.h>

namespace clerk::desktop::babylon {

/// What a step or a piece of a finished garden is: "statue c4@2".
wxString words(const std::variant<clerk::babylon::Placement, clerk::babylon::Building>& what);
/// The spaces it covers or stands on.
std::vector<Place> places(const std::variant<clerk::babylon::Placement, clerk::babylon::Building>& what);

/// What is legal in place of a step that is not: "It is legal 1 cell to the east."
wxString instead(const clerk::babylon::Step& wanted, const clerk::babylon::Step& legal);

/// One line a turn: "digs b3 for 4 pillars, builds on level 2 at d4, stairs c4-c5".
std::vector<TurnLine> turn_lines(const clerk::babylon::Game& game);

}
