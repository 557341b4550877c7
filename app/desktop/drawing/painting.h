// Painting a window of ours: where there is room for a picture, and only there.
#pragma once

#include <functional>
#include <utility>

#include <wx/dcbuffer.h>
#include <wx/window.h>

namespace clerk::desktop {

using PaintDC = wxAutoBufferedPaintDC;

/// From now on the window is painted by `draw`, all of it. One that has shrunk to nothing is not: the system asks for
/// it all the same, and no bitmap is that small.
inline void paint_with(wxWindow& window, std::function<void(PaintDC& dc)> draw) {
    window.SetBackgroundStyle(wxBG_STYLE_PAINT);
    window.Bind(wxEVT_PAINT, [&window, draw = std::move(draw)](wxPaintEvent&) {
        PaintDC dc(&window);
        const wxSize room = window.GetClientSize();
        if (room.x > 0 && room.y > 0) draw(dc);
    });
}

}
