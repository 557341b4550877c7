// What was done in one action, in a few words.
#pragma once

#include "core/rajas/game.h"

#include <wx/string.h>

namespace clerk::table::rajas {

/// "place blue 7", "end the turn". Empty: it was something before the first turn.
wxString action_in_words(const clerk::rajas::Game& before, const clerk::rajas::Game& after);

}
