// A window that is drawn by us: painted where there is room, and only there; moved in by keys; a picture in a page.
#pragma once

#include <functional>
#include <utility>

#include <wx/dcbuffer.h>
#include <wx/graphics.h>
#include <wx/image.h>
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

// What the keyboard does in every canvas of ours: arrows point, Enter and the space bar act, Tab goes on.

struct CanvasKeys {
    std::function<void(int dx, int dy, bool shift)> arrow; ///< x to the right, y up
    std::function<void(bool shift)> act;
};

/// Other keys are left to the parent. The canvas is drawn again when it gains or loses the focus.
void bind_keys(wxWindow& canvas, CanvasKeys keys);

// A picture in a page, drawn as large as its window is.

using DrawSized = std::function<void(wxGraphicsContext&, wxSize)>;

/// As an image of its own, on the ground of the window. `scale`: its pixels for one of the size's.
wxImage drawn_image(const DrawSized& draw, wxSize size, double scale = 1);

class DrawnPicture : public wxWindow {
public:
    explicit DrawnPicture(wxWindow* parent, DrawSized draw = {});

    void show(DrawSized draw, const wxString& spoken_name);

private:
    void paint(PaintDC& dc);

    DrawSized draw_;
};

}
