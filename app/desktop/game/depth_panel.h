// How much of a game is entered, each depth explained.
#pragma once

#include "core/record.h"

#include <functional>

#include <wx/panel.h>

namespace clerk::desktop {

/// Its buttons are named "depth-builds", "depth-full", "depth-final".
class DepthPanel : public wxPanel {
public:
    DepthPanel(wxWindow* parent, int width, Depth chosen);

    std::function<void(Depth)> on_depth;
};

}
