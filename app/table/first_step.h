// One of the steps by which a first game is learned.
#pragma once

#include "core/game.h"

#include <vector>

#include <wx/string.h>

namespace clerk::table {

struct FirstStep {
    wxString words; ///< what is done, and with what
    int done = 0;   ///< how often the game has it
};

/// In the order they come up. Requires a game with turns that is played.
std::vector<FirstStep> first_steps(const Record& record);

}
