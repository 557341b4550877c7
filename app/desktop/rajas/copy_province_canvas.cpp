#include "app/desktop/rajas/copy_province_canvas.h"

#include "app/desktop/drawing/painting.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "i18n/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include <wx/translation.h>

namespace clerk::desktop::rajas {

namespace {

constexpr int widest = 470, largest_cell = 84, margin = 30;
constexpr double out = 0.16; ///< how far outside of the cell an exit or yield is drawn, in sides of a cell

const wxColour place_colour(0xd9, 0xb3, 0x7c), stone(0x9a, 0x8b, 0x78), road(0xf6, 0xe7, 0xc4), ink(0x2c, 0x20, 0x14);

wxColour colour_of(std::optional<game::YieldColour> colour) {
    static const std::array<wxColour, 4> colours{wxColour(0xf4, 0xf0, 0xe6), wxColour(0xe9, 0xc4, 0x3c),
                                                 wxColour(0xc6, 0x4a, 0x3a), wxColour(0x8a, 0x5a, 0x33)};
    return colour ? colours[static_cast<std::size_t>(*colour)] : wxColour(0x7f, 0xb0, 0x8a);
}

/// A letter as well as a colour.
wxString letter_of(const game::Yield& yield) {
    if (!yield.colour) return "+";
    return text(std::string(id(*yield.colour))).Left(1).Upper();
}

}

CopyProvinceCanvas::CopyProvinceCanvas(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE) {
    SetMinSize(FromDIP(wxSize(widest, widest)));
    set_accessible_name(*this, _("Province"));
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        Bind(press, [this](wxMouseEvent& event) {
            SetFocus();
            if (const auto edge = edge_at(event.GetPosition())) {
                cursor_ = *edge;
                on_click(*edge);
            }
        });
    bind_keys(*this, {.arrow = [this](int dx, int dy, bool shift) { move(dx, dy, shift); },
                      .act = [this](bool) { on_click(cursor_); }});
}

/// Arrows go from cell to cell; with Shift to a side of the cell.
void CopyProvinceCanvas::move(int dx, int dy, bool shift) {
    if (shift) {
        cursor_.side = dx > 0 ? game::Side::e : dx < 0 ? game::Side::w : dy > 0 ? game::Side::n : game::Side::s;
    } else {
        cursor_.cell.x = std::clamp(cursor_.cell.x + dx, 1, std::max(1, columns()));
        cursor_.cell.y = std::clamp(cursor_.cell.y + dy, 1, std::max(1, rows()));
    }
    tell_where(*this, text(write(cursor_)));
    Refresh();
}

void CopyProvinceCanvas::show(const game::ProvinceSide& side, std::optional<game::Edge> chosen) {
    side_ = side;
    chosen_ = chosen;
    Refresh();
}

double CopyProvinceCanvas::cell_side() const {
    const wxSize size = GetClientSize();
    const double room = std::min((size.x - 2.0 * FromDIP(margin)) / std::max(1, columns()),
                                 (size.y - 2.0 * FromDIP(margin)) / std::max(1, rows()));
    return std::floor(std::clamp(room, 1.0, static_cast<double>(FromDIP(largest_cell))));
}

Area CopyProvinceCanvas::area(game::Cell cell) const {
    const double side = cell_side(), air = FromDIP(margin);
    return {air + (cell.x - 1) * side, air + (rows() - cell.y) * side, side, side};
}

Point CopyProvinceCanvas::middle(const game::Edge& edge, double inward) const {
    const Area at = area(edge.cell);
    const double half = at.m_width * (0.5 - inward);
    const Point centre = desktop::centre(at);
    switch (edge.side) {
    case game::Side::n: return {centre.m_x, centre.m_y - half};
    case game::Side::e: return {centre.m_x + half, centre.m_y};
    case game::Side::s: return {centre.m_x, centre.m_y + half};
    case game::Side::w: return {centre.m_x - half, centre.m_y};
    }
    return centre;
}

wxPoint CopyProvinceCanvas::beside(const game::Edge& edge) const {
    const Point at = middle(edge, 0.15);
    return {static_cast<int>(at.m_x), static_cast<int>(at.m_y)};
}

/// Just outside of the board its outermost cells are meant.
std::optional<game::Edge> CopyProvinceCanvas::edge_at(wxPoint point) const {
    const double side = cell_side(), air = FromDIP(margin);
    const double x = (point.x - air) / side, y = rows() - (point.y - air) / side;
    if (x < -air / side || y < -air / side || x > columns() + air / side || y > rows() + air / side)
        return std::nullopt;
    const game::Cell cell{std::clamp(static_cast<int>(std::floor(x)) + 1, 1, columns()),
                          std::clamp(static_cast<int>(std::floor(y)) + 1, 1, rows())};
    const double dx = x - (cell.x - 0.5), dy = y - (cell.y - 0.5);
    if (std::abs(dx) > std::abs(dy)) return game::Edge{cell, dx > 0 ? game::Side::e : game::Side::w};
    return game::Edge{cell, dy > 0 ? game::Side::n : game::Side::s};
}

void CopyProvinceCanvas::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc || rows() == 0) return;
    for (int y = 1; y <= rows(); ++y)
        for (int x = 1; x <= columns(); ++x) draw_place(*gc, {x, y});
    draw_rim(*gc);
}

void CopyProvinceCanvas::draw_place(wxGraphicsContext& gc, game::Cell cell) const {
    const bool dark = theme() == Theme::dark, place = side_.has(cell);
    const wxColour ground = place ? place_colour : stone;
    const wxColour shown = dark ? mixed(ground, palette().panel, 0.4) : ground;
    const Area at = grown(area(cell), -1.5);
    paint_box(gc, at, at.m_width * 0.06, {.fill = shown, .edge = mixed(shown, ink, place ? 0.3 : 0.5)});
    const double size = at.m_width * 0.17;
    if (place)
        paint_text(gc, text(write(cell)), desktop::centre(at), size, mixed(shown, dark ? palette().text : ink, 0.6));
    else
        paint_box(gc, grown(at, -at.m_width * 0.2), at.m_width * 0.1, {.fill = mixed(shown, ink, 0.18)});
    if (HasFocus() && cursor_.cell == cell) {
        paint_box(gc, at, at.m_width * 0.06, {.edge = palette().accent, .width = 2});
        paint_circle(gc, middle(cursor_, 0.12), at.m_width * 0.06, {.fill = palette().accent});
    }
}

void CopyProvinceCanvas::draw_rim(wxGraphicsContext& gc) const {
    const double side = cell_side();
    for (const game::Edge& exit : side_.exits)
        paint_line(gc, {middle(exit, -out * 1.6), middle(exit, out * 1.6)},
                   {.edge = mixed(ink, road, 0.3), .width = side * 0.24});
    for (const game::Edge& exit : side_.exits)
        paint_line(gc, {middle(exit, -out * 1.6), middle(exit, out * 1.6)}, {.edge = road, .width = side * 0.17});
    for (const game::Yield& yield : side_.yields) {
        const Area at = square(middle(yield.at, -out), side * 0.3);
        paint_box(gc, at, side * 0.06, {.fill = colour_of(yield.colour), .edge = ink, .width = 1.5});
        const bool light =
            !yield.colour || *yield.colour == game::YieldColour::white || *yield.colour == game::YieldColour::yellow;
        paint_bold_text(gc, letter_of(yield), desktop::centre(at), side * 0.13,
                        light ? ink : wxColour(0xff, 0xff, 0xff));
    }
    if (chosen_) paint_circle(gc, middle(*chosen_, -out), side * 0.24, {.edge = palette().accent, .width = 3});
}

}
