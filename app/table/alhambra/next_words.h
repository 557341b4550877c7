// What is to be done next, in a line or two.
#pragma once

#include "app/table/alhambra/entry.h"

#include <wx/string.h>

namespace clerk::table::alhambra {

wxString next_in_words(const Position& position, const Entry& entry);

}
