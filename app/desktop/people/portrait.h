// A player's picture: the one chosen, else the first letter of the name on the player's colour.
#pragma once

#include "db/people/people.h"

#include <wx/bitmap.h>
#include <wx/window.h>

namespace clerk::desktop {

/// Round and sharp on the window's screen, as high as it is wide. `pictures`: the folder of the players' pictures.
wxBitmap portrait(const wxWindow& window, const db::Person& person, const std::filesystem::path& pictures, int side);

}
