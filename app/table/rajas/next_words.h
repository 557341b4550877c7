// What is to be done next, in a line or two.
#pragma once

#include "app/table/rajas/entry.h"

#include <wx/string.h>

namespace clerk::table::rajas {

wxString next_in_words(const Position& position, const Entry& entry);

}
