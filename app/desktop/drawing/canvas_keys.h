// What the keyboard does in every canvas of ours: arrows point, Enter and the space bar act, Tab goes on.
#pragma once

#include <functional>

#include <wx/window.h>

namespace clerk::desktop {

struct CanvasKeys {
    std::function<void(int dx, int dy, bool shift)> arrow; ///< x to the right, y up
    std::function<void(bool shift)> act;
};

/// Other keys are left to the parent. The canvas is drawn again when it gains or loses the focus.
void bind_keys(wxWindow& canvas, CanvasKeys keys);

}
