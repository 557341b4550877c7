// A province to look at before there is one.
#pragma once

#include <wx/bitmap.h>
#include <wx/window.h>

namespace clerk::desktop::rajas {

wxBitmap cover(const wxWindow& window, int side);

}
