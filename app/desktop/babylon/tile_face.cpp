#include "app/desktop/babylon/tile_face.h"

#include "app/desktop/babylon/pieces.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <algorithm>
#include <memory>

#include <wx/translation.h>

namespace clerk::desktop::babylon {

using clerk::babylon::Corner;

namespace {

Area face_area(const wxWindow& window) {
    const wxSize size = window.GetClientSize();
    const int side = std::min(size.x, size.y) / 2 * 2 - 4;
    return square({size.x / 2.0, size.y / 2.0}, side);
}

Area flower_area(const wxWindow& window) {
    const Area face = face_area(window);
    return square(centre(face), face.m_width * 0.21);
}

bool is_east(Corner corner) { return corner == Corner::ne || corner == Corner::se; }
bool is_south(Corner corner) { return corner == Corner::sw || corner == Corner::se; }
Corner corner_of(bool east, bool south) {
    if (south) return east ? Corner::se : Corner::sw;
    return east ? Corner::ne : Corner::nw;
}

Corner corner_at(const wxWindow& window, Point point) {
    const Point middle_of_face = centre(face_area(window));
    return corner_of(point.m_x >= middle_of_face.m_x, point.m_y >= middle_of_face.m_y);
}

wxPoint rounded(Point point) { return {static_cast<int>(point.m_x), static_cast<int>(point.m_y)}; }

}

TileFace::TileFace(wxWindow* parent, int side)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, {side, side}, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE) {
    SetMinSize({side, side});
    set_accessible_name(*this, _("Tile"));
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    Bind(wxEVT_LEFT_DOWN, &TileFace::click, this);
    Bind(wxEVT_LEFT_DCLICK, &TileFace::click, this);
    bind_keys(*this, {.arrow = [this](int dx, int dy, bool) { arrow(dx, dy); }, .act = [this](bool) { act(); }});
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        const Point at = event.GetPosition();
        point_at(face_area(*this).Contains(at) && !flower_area(*this).Contains(at) ? std::optional(corner_at(*this, at))
                                                                                   : std::nullopt);
    });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { point_at({}); });
}

void TileFace::show(FaceView view) {
    view_ = view;
    Refresh();
}

wxPoint TileFace::centre(Corner corner) const { return rounded(desktop::centre(space_area(face_area(*this), corner))); }

wxPoint TileFace::middle_of_flower() const { return rounded(desktop::centre(face_area(*this))); }

void TileFace::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    gc->EnableOffset(false);
    const Area face = face_area(*this);
    const double cell = face.m_width / 2;
    draw_face(*gc, view_.flower, turned(view_.symbols, view_.rotation), view_.level, face, view_.open);
    const auto frame = [&](Corner corner, double width) {
        paint_box(*gc, space_area(face, corner), cell * 0.1, {.edge = palette().accent, .width = width});
    };
    if (pointed_) frame(*pointed_, 2);
    if (view_.chosen) frame(*view_.chosen, 3.5);
    if (HasFocus()) paint_box(*gc, face, cell * 0.13, {.edge = palette().accent, .width = 2});
}

void TileFace::click(wxMouseEvent& event) {
    SetFocus();
    const Point at = event.GetPosition();
    if (flower_area(*this).Contains(at)) {
        if (on_flower) on_flower();
    } else if (face_area(*this).Contains(at) && on_space) {
        on_space(corner_at(*this, at));
    }
}

Corner TileFace::cursor() const { return pointed_.value_or(view_.chosen.value_or(Corner::nw)); }

void TileFace::arrow(int dx, int dy) {
    const Corner from = cursor();
    point_at(dx != 0 ? corner_of(dx > 0, is_south(from)) : corner_of(is_east(from), dy < 0));
}

void TileFace::act() {
    if (on_space) on_space(cursor());
}

void TileFace::point_at(std::optional<Corner> corner) {
    if (corner == pointed_) return;
    pointed_ = corner;
    Refresh();
    if (!corner) return;
    const auto symbol = turned(view_.symbols, view_.rotation)[static_cast<std::size_t>(*corner)];
    set_accessible_name(*this,
                        i18n::fill(_("Tile, {1}: {2}"), {i18n::babylon::name(*corner), i18n::babylon::name(symbol)}));
}

}
