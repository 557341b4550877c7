// A level as a small picture: its green, with a figure or a sign.
#pragma once

#include <wx/bitmap.h>
#include <wx/window.h>

namespace clerk::desktop::babylon {

wxBitmap level_picture(const wxWindow& window, int side, int level, const wxString& sign);

inline wxString sign_of_lowest() { return wxUniChar(0x2193); } ///< an arrow down
inline wxString sign_of_all() { return wxUniChar(0x2261); }    ///< three lines, one over the other

}
