// By what a person of an import is known here, in words.
#pragma once

#include "app/history/importing.h"

#include <wx/string.h>

namespace clerk {

wxString match_words(const PlannedPerson& planned); ///< "the same name"

}
