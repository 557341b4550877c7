// What is to be done next, in one line on top of the hand.
#pragma once

#include "app/table/alhambra/hold.h"

#include <wx/string.h>

namespace clerk::desktop::alhambra {

wxString next_in_words(const Position& position, const Hold& hold);

}
