// One of the steps by which a first game is learned.
#pragma once

#include <wx/string.h>

namespace clerk::table {

struct FirstStep {
    wxString words; ///< what is done, and with what
    int done = 0;   ///< how often the game has it
};

}
