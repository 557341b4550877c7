// What everything drawn has in common: areas, pictures, windows that are painted by us, and menus that open in them.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <wx/bitmap.h>
#include <wx/dcbuffer.h>
#include <wx/geometry.h>
#include <wx/graphics.h>
#include <wx/image.h>
#include <wx/window.h>

namespace clerk::desktop {

// What everything drawn has in common: areas, pictures, and windows that are painted by us.

// What everything drawn has in common: areas, points, and pictures for buttons and labels.

using Area = wxRect2DDouble;
using Point = wxPoint2DDouble;

Point centre(const Area& area);
Area square(Point centre, double side);
Area grown(Area area, double by); ///< on every side
/// The area moved to whole pixels so that a line of one pixel around it is sharp.
Area crisp(const Area& area);

/// A square picture with a clear ground, sharp on the window's screen, for buttons and labels.
using Drawing = std::function<void(wxGraphicsContext&, const Area&)>;
wxBitmap picture(const wxWindow& window, int side, const Drawing& draw);

// What is drawn partly clear.

/// Within the area, in a context that turns nothing. `opacity` from 0 to 1; `draw` is told what to draw on.
void draw_faint(wxGraphicsContext& gc, const Area& area, double opacity,
                const std::function<void(wxGraphicsContext& on)>& draw);

// A window that is drawn by us: painted where there is room, and only there; moved in by keys; a picture in a page.

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

// A menu that opens at a point of a window. While it is open everything else goes on: another game may come onto the
// table and do away with the window.

/// Which of the entries was chosen. None: none was, or there is no window any more to do it.
std::optional<std::size_t> ask_by_menu(wxWindow& window, wxPoint at, const std::vector<wxString>& entries);

}
