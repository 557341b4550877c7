// How far the game is.
#pragma once

#include "app/table/rajas/position.h"

#include <optional>

#include <wx/string.h>

namespace clerk::table::rajas {

std::optional<int> player_at_turn(const Position& position);
wxString heading(const Position& position);
bool finished(const Position& position); ///< nothing is left to be entered

}
