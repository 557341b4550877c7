// What was done in one action, in a few words.
#pragma once

#include "core/alhambra/game.h"

#include <wx/string.h>

namespace clerk::table::alhambra {

/// "place tower 9", "end the turn". Empty: it was something before the first turn.
wxString action_in_words(const clerk::alhambra::Game& before, const clerk::alhambra::Game& after);

}
