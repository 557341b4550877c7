// The bar of a window that the system draws.
#pragma once

#include <wx/toplevel.h>

namespace clerk::desktop {

/// Dark or light as what is below it.
void dress_title_bar(wxTopLevelWindow& window);

}
