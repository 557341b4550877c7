// Numbers as people read them.
#pragma once

#include "core/points.h"

#include <wx/string.h>

namespace clerk::i18n {

wxString whole(double value);          ///< "1532"
wxString average(double value);        ///< "7.3", "7,3", as the language writes it
wxString hundredths(double value);     ///< "0.67"
wxString figure(const Points& points); ///< "61", "12.5", "4,13": all of its decimals

}

namespace clerk {

using i18n::figure;

}
