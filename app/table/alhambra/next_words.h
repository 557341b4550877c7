// What is to be done next, in a line or two.
#pragma once

#include "app/table/alhambra/entry.h"

#include <wx/string.h>

namespace clerk::table::alhambra {

/// Why nothing can be put into the palace that shows; empty: something can.
wxString why_not_build(const Position& position, const Entry& entry);
wxString next_in_words(const Position& position, const Entry& entry);

}
