#include "app/desktop/alhambra/palace_canvas.h"

#include "app/desktop/alhambra/palace_marks.h"
#include "app/desktop/alhambra/palace_picture.h"
#include "app/desktop/drawing/canvas_keys.h"
#include "app/desktop/drawing/screen_reader.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <algorithm>
#include <cstdlib>
#include <memory>

#include <wx/dcbuffer.h>
#include <wx/translation.h>

namespace clerk::desktop::alhambra {

using game::Cell;

namespace {

wxPoint rounded(Point point) { return {static_cast<int>(point.m_x), static_cast<int>(point.m_y)}; }

int distance(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }

wxString what_lies(const game::Palace& palace, Cell cell) {
    if (cell == game::fountain) return _("the fountain");
    if (const game::Tile* tile = palace.tile_at(cell)) return i18n::alhambra::name(*tile);
    return _("nothing built");
}

}

PalaceCanvas::PalaceCanvas(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize({320, 320});
    set_accessible_name(*this, _("Palace"));
    Bind(wxEVT_PAINT, &PalaceCanvas::paint, this);
    for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK, wxEVT_RIGHT_DOWN})
        Bind(press, &PalaceCanvas::click, this);
    bind_keys(*this, {.arrow = [this](int dx, int dy, bool shift) { arrow(dx, dy, shift); },
                      .act = [this](bool shift) { act({.shift = shift, .by_key = true}); }});
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { point_at(event.GetPosition()); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
        if (!by_keys_) aim({});
    });
}

void PalaceCanvas::show(PalaceView view) {
    const bool others_open = view.open != view_.open;
    if (cell_ && view.palace.built(*cell_) && !view_.palace.built(*cell_)) ghost_rests_ = true;
    view_ = std::move(view);
    cached_.invalidate();
    if (others_open) aim_at_open();
    refresh_ghost();
}

void PalaceCanvas::refresh_ghost() {
    ghost_ = cell_ && ghost_at ? ghost_at(*cell_) : std::nullopt;
    Refresh();
}

std::optional<Cell> PalaceCanvas::cursor() const { return cell_; }

wxPoint PalaceCanvas::centre(Cell cell) const { return rounded(geometry().centre(cell)); }

std::optional<Cell> PalaceCanvas::cell_at(wxPoint point) const { return geometry().cell_at(point); }

void PalaceCanvas::aim(std::optional<Cell> cell) {
    if (cell == cell_) return;
    cell_ = cell;
    ghost_rests_ = false;
    if (on_aim) on_aim(cell);
    refresh_ghost();
}

void PalaceCanvas::aim_at_open() {
    if (view_.open.empty() || (cell_ && std::ranges::find(view_.open, *cell_) != view_.open.end())) return;
    const Cell from = cell_.value_or(game::fountain);
    cell_ = *std::ranges::min_element(view_.open, {}, [&](Cell cell) { return distance(cell, from); });
    by_keys_ = true;
    ghost_rests_ = false;
    say(*cell_);
}

void PalaceCanvas::point_at(wxPoint point) {
    by_keys_ = false;
    aim(cell_at(point));
}

void PalaceCanvas::act(Press press) {
    if (!cell_) return arrow(0, 0, false);
    if (on_cell) on_cell(Cell(*cell_), press);
}

void PalaceCanvas::click(wxMouseEvent& event) {
    SetFocus();
    point_at(event.GetPosition());
    if (!cell_) return;
    if (!event.RightDown()) return act({.shift = event.ShiftDown()});
    if (on_menu) on_menu(Cell(*cell_));
}

void PalaceCanvas::arrow(int dx, int dy, bool to_open) {
    const Cell from = cell_.value_or(game::fountain);
    const Cell next = to_open ? next_open(from, dx, dy) : cell_ ? Cell{from.x + dx, from.y + dy} : from;
    if (!geometry().shows(next)) return;
    by_keys_ = true;
    aim(next);
    Refresh();
    say(next);
}

/// The nearest that lies more that way than aside; none: where it is.
Cell PalaceCanvas::next_open(Cell from, int dx, int dy) const {
    std::optional<Cell> nearest;
    for (const Cell cell : view_.open) {
        const int ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
        const int aside = std::abs((cell.x - from.x) * dy) + std::abs((cell.y - from.y) * dx);
        if (ahead <= 0 || aside > ahead) continue;
        if (!nearest || distance(cell, from) < distance(*nearest, from)) nearest = cell;
    }
    return nearest.value_or(from);
}

void PalaceCanvas::say(Cell cell) {
    tell_where(*this, i18n::fill(_("Palace, {1}: {2}"), {i18n::alhambra::name(cell), what_lies(view_.palace, cell)}));
}

void PalaceCanvas::paint(wxPaintEvent&) {
    wxAutoBufferedPaintDC dc(this);
    dc.DrawBitmap(cached_.of(*this, [this](wxMemoryDC& on, const Screen& screen) { draw_cached(on, screen); }), 0, 0);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    gc->EnableOffset(false);
    const PalaceGeometry at = geometry();
    if (HasFocus()) draw_focus(*gc, at);
    if (ghost_ && cell_ && !ghost_rests_) draw_ghost(*gc, at, *cell_, *ghost_, GetContentScaleFactor());
    if (cell_ && by_keys_) draw_cursor(*gc, at, *cell_);
}

void PalaceCanvas::draw_cached(wxMemoryDC& dc, const Screen& screen) {
    const PalaceGeometry at = geometry();
    if (const std::pair now(screen, at.cell()); sprites_of_ != now) {
        sprites_ = {};
        sprites_of_ = now;
    }
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    draw_palace(*gc, at, view_.palace, {view_.fresh, view_.leaving}, screen.scale, sprites_);
    draw_open(*gc, at, view_.open, view_.palace);
    draw_longest_wall(*gc, at, view_.palace);
    draw_lit(*gc, at, view_.lit);
    draw_marked(*gc, at, view_.marked);
    draw_advised(*gc, at, view_.advised);
}

}
