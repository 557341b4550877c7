// The monuments to look at before there are any.
#pragma once

#include <wx/bitmap.h>
#include <wx/window.h>

namespace clerk::desktop::egizia {

wxBitmap cover(const wxWindow& window, int side);

}
