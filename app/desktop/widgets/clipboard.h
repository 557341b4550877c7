// Text on the clipboard.
#pragma once

#include <wx/string.h>

namespace clerk::desktop {

bool copy_words(const wxString& words); ///< false: another program holds the clipboard
/// What to tell of it: these words where it was done.
wxString copied_in_words(bool done, const wxString& words);

}
