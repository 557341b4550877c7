// Light and dark where the system has a part in it: the bar of a window, and when it is another.
#pragma once

#include <wx/toplevel.h>

namespace clerk::desktop {

/// Dark or light as what is below it.
void dress_title_bar(wxTopLevelWindow& window);

/// From now on the window is sent wxEVT_SYS_COLOUR_CHANGED when the system goes from light to dark, or back.
void hear_of_theme(wxTopLevelWindow& window);

}
