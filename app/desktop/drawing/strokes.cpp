#include "app/desktop/drawing/strokes.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/text_lines.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <wx/brush.h>

#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"
#endif

namespace clerk::desktop {

namespace {

/// A point has more pixels where the system's text is larger; what is drawn into a piece has the size of the piece.
double points_of(double pixels) {
#ifdef __WXGTK__
    static const auto screen = gtk_function<void* (*)()>("gdk_screen_get_default");
    static const auto resolution = gtk_function<double (*)(void*)>("gdk_screen_get_resolution");
    void* shown_on = screen && resolution ? screen() : nullptr;
    if (const double dots = shown_on ? resolution(shown_on) : 0; dots > 0) return pixels * 72 / dots;
#endif
    return pixels * 72 / 96;
}

constexpr double least_unit = 1e-3; ///< in pixels: where all is scaled to nothing, nothing can be drawn from then on

constexpr double radians(double degrees) { return degrees * std::numbers::pi / 180; }

void fill_in(wxGraphicsContext& gc, const wxGraphicsPath& path, const Ink& ink) {
    if (!ink.fill.IsOk()) return;
    gc.SetBrush(gc.CreateBrush(wxBrush(ink.fill)));
    gc.FillPath(path);
}

void draw_edge(wxGraphicsContext& gc, const wxGraphicsPath& path, const Ink& ink, double width) {
    const auto cap = ink.style == wxPENSTYLE_SOLID ? wxCAP_ROUND : wxCAP_BUTT;
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(ink.edge, width, ink.style).Cap(cap).Join(wxJOIN_ROUND)));
    gc.StrokePath(path);
}

/// GDI+ scales no line of less than 1.5 units, and under Wine it is a unit wide at least: there it gets its pixels
/// here.
void draw_edge(wxGraphicsContext& gc, const wxGraphicsPath& path, const Ink& ink) {
    if (!ink.edge.IsOk()) return;
#ifdef __WXMSW__
    const wxGraphicsMatrix scaling = gc.GetTransform();
    double across = 1, down = 0;
    scaling.TransformDistance(&across, &down);
    wxGraphicsPath scaled = path;
    scaled.Transform(scaling);
    gc.PushState();
    gc.SetTransform(gc.CreateMatrix());
    draw_edge(gc, scaled, ink, ink.width * std::hypot(across, down));
    gc.PopState();
#else
    draw_edge(gc, path, ink, ink.width);
#endif
}

wxGraphicsPath through(wxGraphicsContext& gc, const std::vector<Point>& points) {
    wxGraphicsPath path = gc.CreatePath();
    path.MoveToPoint(points.front());
    for (std::size_t i = 1; i < points.size(); ++i) path.AddLineToPoint(points[i]);
    return path;
}

void set_font(wxFont font, wxGraphicsContext& gc, double height, const wxColour& colour) {
    constexpr double size_by_capital = 1.38;
    font.SetFractionalPointSize(points_of(height * size_by_capital));
    gc.SetFont(font, colour);
}

void paint_in(const wxFont& font, wxGraphicsContext& gc, const wxString& text, Point centre, double height,
              const wxColour& colour) {
    if (height <= 0) return;
    set_font(font, gc, height, colour);
    double width = 0, tall = 0, descent = 0, leading = 0;
    gc.GetTextExtent(text, &width, &tall, &descent, &leading);
    gc.DrawText(text, centre.m_x - width / 2, centre.m_y + height / 2 - (tall - descent));
}

}

// The half pixel by which lines are moved for sharpness would be half a piece here.
UnitTransform::UnitTransform(wxGraphicsContext& gc, const Area& area) : gc_(gc) {
    const Point at = centre(area);
    gc.PushState();
    gc.EnableOffset(false);
    gc.Translate(at.m_x, at.m_y);
    gc.Scale(std::max(area.m_width / 2, least_unit), std::max(area.m_height / 2, least_unit));
}

UnitTransform::UnitTransform(wxGraphicsContext& gc, Point from, Point to, double cell) : gc_(gc) {
    gc.PushState();
    gc.EnableOffset(false);
    gc.Translate(from.m_x, from.m_y);
    gc.Rotate(std::atan2(to.m_y - from.m_y, to.m_x - from.m_x));
    gc.Scale(std::max(cell / 2, least_unit), std::max(cell / 2, least_unit));
}

UnitTransform::~UnitTransform() { gc_.PopState(); }

void paint(wxGraphicsContext& gc, const wxGraphicsPath& path, const Ink& ink) {
    fill_in(gc, path, ink);
    draw_edge(gc, path, ink);
}

void paint_circle(wxGraphicsContext& gc, Point centre, double radius, const Ink& ink) {
    if (radius <= 0) return;
    wxGraphicsPath path = gc.CreatePath();
    path.AddCircle(centre.m_x, centre.m_y, radius);
    paint(gc, path, ink);
}

void paint_box(wxGraphicsContext& gc, const Area& area, double radius, const Ink& ink) {
    if (area.m_width <= 0 || area.m_height <= 0) return;
    wxGraphicsPath path = gc.CreatePath();
    path.AddRoundedRectangle(area.m_x, area.m_y, area.m_width, area.m_height, radius);
    paint(gc, path, ink);
}

void paint_shape(wxGraphicsContext& gc, const std::vector<Point>& corners, const Ink& ink) {
    wxGraphicsPath path = through(gc, corners);
    path.CloseSubpath();
    paint(gc, path, ink);
}

void paint_line(wxGraphicsContext& gc, const std::vector<Point>& points, const Ink& ink) {
    draw_edge(gc, through(gc, points), ink);
}

void paint_text(wxGraphicsContext& gc, const wxString& text, Point centre, double height, const wxColour& colour) {
    paint_in(usual_font(), gc, text, centre, height, colour);
}

void paint_bold_text(wxGraphicsContext& gc, const wxString& text, Point centre, double height, const wxColour& colour) {
    paint_in(usual_font().Bold(), gc, text, centre, height, colour);
}

double bold_text_width(wxGraphicsContext& gc, const wxString& text, double height) {
    set_font(usual_font().Bold(), gc, height, *wxBLACK);
    double width = 0;
    gc.GetTextExtent(text, &width, nullptr);
    return width;
}

Point on_circle(double degrees, double radius) {
    return {radius * std::sin(radians(degrees)), -radius * std::cos(radians(degrees))};
}

namespace {

void badge(wxGraphicsContext& gc, Point at, double radius, const wxColour& colour) {
    paint_circle(gc, at, radius, {.fill = colour, .edge = palette().halo, .width = 1.5});
}

}

const wxColour& verdict(bool legal) { return legal ? palette().legal : palette().illegal; }

void outline(wxGraphicsContext& gc, const Area& area, double radius, const wxColour& colour, double width,
             wxPenStyle style) {
    paint_box(gc, area, radius, {.edge = with_alpha(palette().halo, 0.85), .width = width + 2});
    paint_box(gc, area, radius, {.edge = colour, .width = width, .style = style});
}

void hatch(wxGraphicsContext& gc, const Area& area, double step, const wxColour& colour) {
    gc.PushState();
    gc.Clip(area.m_x, area.m_y, area.m_width, area.m_height);
    const int lines = static_cast<int>((area.m_width + area.m_height) / step);
    for (int i = 1; i <= lines; ++i) {
        const double x = area.m_x - area.m_height + i * step;
        paint_line(gc, {{x, area.GetBottom()}, {x + area.m_height, area.m_y}},
                   {.edge = with_alpha(colour, 0.55), .width = 1.5});
    }
    gc.PopState();
}

double badge_radius(double cell) { return std::clamp(cell * 0.2, 7.0, 15.0); }

void draw_cross(wxGraphicsContext& gc, Point at, double radius) {
    badge(gc, at, radius, palette().illegal);
    const Ink ink{.edge = *wxWHITE, .width = std::max(1.5, radius * 0.24)};
    const double arm = radius * 0.42;
    paint_line(gc, {{at.m_x - arm, at.m_y - arm}, {at.m_x + arm, at.m_y + arm}}, ink);
    paint_line(gc, {{at.m_x - arm, at.m_y + arm}, {at.m_x + arm, at.m_y - arm}}, ink);
}

void draw_advised(wxGraphicsContext& gc, const Area& cell, bool ticked) {
    const double side = cell.m_width, radius = badge_radius(side);
    const wxColour& colour = palette().legal;
    outline(gc, grown(cell, -side * 0.07), side * 0.1, colour, std::max(2.0, side * 0.04), wxPENSTYLE_SHORT_DASH);
    if (!ticked) return;
    const Point at{cell.GetRight() - side * 0.12, cell.m_y + side * 0.12};
    badge(gc, at, radius, colour);
    paint_line(gc,
               {{at.m_x - radius * 0.45, at.m_y},
                {at.m_x - radius * 0.1, at.m_y + radius * 0.38},
                {at.m_x + radius * 0.48, at.m_y - radius * 0.38}},
               {.edge = *wxWHITE, .width = std::max(1.5, radius * 0.24)});
}

void draw_attention(wxGraphicsContext& gc, Point at, double radius) {
    badge(gc, at, radius, palette().attention);
    paint_bold_text(gc, "!", at, radius, *wxWHITE);
}

void draw_player_sign(wxGraphicsContext& gc, std::size_t which, const wxColour& fill, const Area& area) {
    const UnitTransform unit(gc, area);
    const Ink ink{.fill = fill, .edge = mixed(fill, {0x1e, 0x14, 0x0a}, 0.5), .width = 0.16};
    switch (which % 4) {
    case 0: return paint_circle(gc, {0, 0}, 0.78, ink);
    case 1: return paint_box(gc, {-0.68, -0.68, 1.36, 1.36}, 0.1, ink);
    case 2: return paint_shape(gc, {{0, -0.82}, {0.84, 0.66}, {-0.84, 0.66}}, ink);
    default: return paint_shape(gc, {{0, -0.9}, {0.9, 0}, {0, 0.9}, {-0.9, 0}}, ink);
    }
}

}
