// What everything drawn has in common: areas, points, and pictures for buttons and labels.
#pragma once

#include <functional>

#include <wx/bitmap.h>
#include <wx/geometry.h>
#include <wx/graphics.h>
#include <wx/window.h>

namespace clerk::desktop {

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

}
