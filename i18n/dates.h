// Days as the language writes them.
#pragma once

#include <wx/datetime.h>
#include <wx/string.h>

namespace clerk::i18n {

wxString day(const wxDateTime& time);         ///< "21 Nov 2026"
wxString day_and_time(const wxDateTime& time, ///< "21 Nov 2026, 20:05"
                      bool seconds = false);  ///< "21 Nov 2026, 20:05:09"

}
