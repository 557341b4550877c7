// What was done in one action, in a few words.
#pragma once

#include "core/egizia/game.h"

#include <wx/string.h>

namespace clerk::table::egizia {

/// "build obelisk 3", "end the round". Empty: it was something before the first round.
wxString action_in_words(const clerk::egizia::Game& before, const clerk::egizia::Game& after);

}
