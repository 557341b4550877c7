// Numbers as people read them.
#pragma once

#include <wx/string.h>

namespace clerk::i18n {

wxString whole(double value);      ///< "1532"
wxString average(double value);    ///< "7.3", "7,3", as the language writes it
wxString hundredths(double value); ///< "0.67"

}
