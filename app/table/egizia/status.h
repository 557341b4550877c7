// How far the game is.
#pragma once

#include "app/table/egizia/position.h"

#include <optional>

#include <wx/string.h>

namespace clerk::table::egizia {

std::optional<int> player_at_turn(const Position& position);
wxString heading(const Position& position);
inline bool finished(const Position& /*position*/) { return false; } ///< that is said by the table

}
