// What is to be done next, in a line or two.
#pragma once

#include "app/table/egizia/entry.h"

#include <wx/string.h>

namespace clerk::table::egizia {

wxString next_in_words(const Position& position, const Entry& entry);

}
