// What was done in one action, in a few words.
#pragma once

#include "core/babylon/game.h"

#include <wx/string.h>

namespace clerk::table::babylon {

/// "place terrace", "build statue". Empty: it was something before the first turn.
wxString action_in_words(const clerk::babylon::Game& before, const clerk::babylon::Game& after);

}
