// What the program is, and what it is made with.
#pragma once

#include <wx/iconbndl.h>
#include <wx/window.h>

namespace clerk::desktop {

wxIconBundle app_icons();

/// In the system's own dialog, with all licences.
void show_about(wxWindow& parent);

}
