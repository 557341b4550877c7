// A part of a page that one scrolls up and down where it is higher than there is room.
#pragma once

#include <wx/scrolwin.h>

namespace clerk::desktop {

/// What lies in it is laid out by its sizer, as wide as it is.
wxScrolledWindow* make_scroll_pane(wxWindow* parent, const char* name);

}
