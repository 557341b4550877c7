#include "app/desktop/results/walk_signs.h"

#include "app/desktop/drawing/palette.h"

namespace clerk::desktop {

namespace {

void draw_bar(wxGraphicsContext& gc, const Area& area, double from) {
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(palette().text);
    gc.DrawRectangle(area.m_x + from * area.m_width, area.m_y + 0.22 * area.m_height, 0.14 * area.m_width,
                     0.56 * area.m_height);
}

/// In shares of the area; the point may lie left of the back.
void draw_arrow(wxGraphicsContext& gc, const Area& area, double back, double point) {
    const auto x = [&](double share) { return area.m_x + share * area.m_width; };
    const auto y = [&](double share) { return area.m_y + share * area.m_height; };
    wxGraphicsPath path = gc.CreatePath();
    path.MoveToPoint(x(back), y(0.22));
    path.AddLineToPoint(x(point), y(0.5));
    path.AddLineToPoint(x(back), y(0.78));
    path.CloseSubpath();
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(palette().text);
    gc.FillPath(path);
}

}

void draw_to_first(wxGraphicsContext& gc, const Area& area) {
    draw_bar(gc, area, 0.18);
    draw_arrow(gc, area, 0.82, 0.34);
}

void draw_before(wxGraphicsContext& gc, const Area& area) {
    draw_arrow(gc, area, 0.54, 0.14);
    draw_arrow(gc, area, 0.86, 0.46);
}

void draw_play(wxGraphicsContext& gc, const Area& area) { draw_arrow(gc, area, 0.26, 0.82); }

void draw_pause(wxGraphicsContext& gc, const Area& area) {
    draw_bar(gc, area, 0.26);
    draw_bar(gc, area, 0.6);
}

void draw_next(wxGraphicsContext& gc, const Area& area) {
    draw_arrow(gc, area, 0.14, 0.54);
    draw_arrow(gc, area, 0.46, 0.86);
}

void draw_to_last(wxGraphicsContext& gc, const Area& area) {
    draw_arrow(gc, area, 0.18, 0.66);
    draw_bar(gc, area, 0.68);
}

}
