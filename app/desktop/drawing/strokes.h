// The few strokes that all pieces are drawn with.
#pragma once

#include "app/desktop/drawing/drawing.h"

#include <vector>

namespace clerk::desktop {

/// While it lives, the centre of a square is the origin and half its side is 1, lines included.
class UnitTransform {
public:
    UnitTransform(wxGraphicsContext& gc, const Area& area);
    /// The first axis points from `from` to `to`, and half a side of a cell is 1.
    UnitTransform(wxGraphicsContext& gc, Point from, Point to, double cell);
    ~UnitTransform();
    UnitTransform(const UnitTransform&) = delete;
    UnitTransform& operator=(const UnitTransform&) = delete;

private:
    wxGraphicsContext& gc_;
};

struct Ink {
    wxColour fill = {}; ///< none: not filled
    wxColour edge = {}; ///< none: no line
    double width = 1;
    wxPenStyle style = wxPENSTYLE_SOLID;
};

void paint(wxGraphicsContext& gc, const wxGraphicsPath& path, const Ink& ink);
void paint_circle(wxGraphicsContext& gc, Point centre, double radius, const Ink& ink);
void paint_box(wxGraphicsContext& gc, const Area& area, double radius, const Ink& ink);
void paint_shape(wxGraphicsContext& gc, const std::vector<Point>& corners, const Ink& ink);
void paint_line(wxGraphicsContext& gc, const std::vector<Point>& points, const Ink& ink);

/// Text around a centre, its capitals `height` pixels high.
void paint_text(wxGraphicsContext& gc, const wxString& text, Point centre, double height, const wxColour& colour);
void paint_bold_text(wxGraphicsContext& gc, const wxString& text, Point centre, double height, const wxColour& colour);
double bold_text_width(wxGraphicsContext& gc, const wxString& text, double height);

Point on_circle(double degrees, double radius); ///< clockwise from north

}
