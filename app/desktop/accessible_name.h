// What a screen reader calls a canvas of ours, which it could not name by itself.
#pragma once

#include <wx/window.h>

namespace clerk::desktop {

void set_accessible_name(wxWindow& window, const wxString& name);

}
