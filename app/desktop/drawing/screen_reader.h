// What a screen reader tells of a window of ours, which it could not know by itself.
#pragma once

#include <wx/window.h>

namespace clerk::desktop {

/// What the window is called.
void set_accessible_name(wxWindow& window, const wxString& name);

/// Said once, wherever the focus is, without waiting for it to get there.
void announce(wxWindow& window, const wxString& words);

/// Where a canvas was moved to by keys: its name from now on, and said.
void tell_where(wxWindow& canvas, const wxString& words);

}
