// A turn in a few words, for the strip of turns.
#pragma once

#include "core/babylon/game.h"

#include <vector>

#include <wx/string.h>

namespace clerk::desktop::babylon {

/// What a step or a piece of a finished garden is: "statue c4@2".
wxString words(const std::variant<clerk::babylon::Placement, clerk::babylon::Building>& what);
/// The spaces it covers or stands on.
std::vector<Place> places(const std::variant<clerk::babylon::Placement, clerk::babylon::Building>& what);

wxString words(const clerk::babylon::Turn& turn);
std::vector<Place> places(const clerk::babylon::Turn& turn); ///< that it built on

}
