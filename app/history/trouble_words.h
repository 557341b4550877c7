// The troubles of a check-up in words.
#pragma once

#include "db/check_up/trouble.h"

#include <wx/string.h>

namespace clerk {

wxString sentence(db::Trouble::Kind kind); ///< "Not every action on the game can be undone and redone."

}
