// The few strokes and marks that all games draw with.
#pragma once

#include "app/desktop/drawing/drawing.h"

#include <vector>

namespace clerk::desktop {

// The few strokes that all pieces are drawn with.

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

// Small marks, whichever game's: what is laid over a cached board (legal or not, meant, marked), and whose it is.

const wxColour& verdict(bool legal); ///< of a ghost

/// A line that can be seen on every ground.
void outline(wxGraphicsContext& gc, const Area& area, double radius, const wxColour& colour, double width,
             wxPenStyle style = wxPENSTYLE_SOLID);
void hatch(wxGraphicsContext& gc, const Area& area, double step, const wxColour& colour);

double badge_radius(double cell);                                    ///< for cells so wide
void draw_cross(wxGraphicsContext& gc, Point at, double radius);     ///< not by colour alone: illegal
void draw_attention(wxGraphicsContext& gc, Point at, double radius); ///< "!": look here

/// A cell that would be legal: a dashed line, and on one of several a tick.
void draw_advised(wxGraphicsContext& gc, const Area& cell, bool ticked);

// What tells up to four players apart, whatever their colours: circle, square, triangle, diamond.

void draw_player_sign(wxGraphicsContext& gc, std::size_t which, const wxColour& fill, const Area& area);

}
