// A terrace or an ornament as it was entered, in words, and the spaces it lies on.
#pragma once

#include "core/babylon/game.h"

#include <variant>
#include <vector>

#include <wx/string.h>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

using Piece = std::variant<game::Placement, game::Building>;

wxString words(const Piece& piece);            ///< "statue c4, level 2"
std::vector<Place> places(const Piece& piece); ///< the spaces it covers or stands on

}
