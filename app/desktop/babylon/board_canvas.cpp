#include "app/desktop/babylon/board_canvas.h"

#include "app/desktop/babylon/board_ground.h"
#include "app/desktop/babylon/board_marks.h"
#include "app/desktop/babylon/board_picture.h"
#include "app/desktop/drawing/canvas_keys.h"
#include "app/desktop/drawing/screen_reader.h"

#include <memory>
#include <utility>

#include <wx/dcbuffer.h>
#include <wx/translation.h>

namespace clerk::desktop::babylon {

using clerk::babylon::Building;
using clerk::babylon::Cell;

namespace {

wxPoint rounded(Point point) { return {static_cast<int>(point.m_x), static_cast<int>(point.m_y)}; }

}

BoardCanvas::BoardCanvas(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize({320, 320});
    set_accessible_name(*this, _("Board"));
    Bind(wxEVT_PAINT, &BoardCanvas::paint, this);
    Bind(wxEVT_LEFT_DOWN, &BoardCanvas::click, this);
    Bind(wxEVT_LEFT_DCLICK, &BoardCanvas::click, this);
    Bind(wxEVT_RIGHT_DOWN, &BoardCanvas::click, this);
    bind_keys(*this,
              {.arrow = [this](int dx, int dy, bool shift) { arrow(dx, dy, shift); }, .act = [this](bool) { act(); }});
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        pointer_ = event.GetPosition();
        aim(babylon::aim_at(view_, geometry(), *pointer_));
    });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
        if (!pointer_) return;
        pointer_.reset();
        aim({});
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        aim_again();
        event.Skip();
    });
}

void BoardCanvas::show(BoardView view) {
    if (view.garden.terraces() != view_.garden.terraces()) ghost_rests_ = false;
    view_ = std::move(view);
    cached_.invalidate();
    ghosts_ = {};
    aim_again();
}

void BoardCanvas::refresh_ghost() {
    ghost_rests_ = false;
    aim_again();
}

wxPoint BoardCanvas::centre(Cell cell) const { return rounded(geometry().centre(cell)); }

std::optional<Cell> BoardCanvas::anchor_at(wxPoint point) const { return geometry().anchor_at(point); }

wxPoint BoardCanvas::middle_of_anchor(Cell anchor) const { return rounded(geometry().middle_of_anchor(anchor)); }

wxPoint BoardCanvas::centre(const Building& offered) const {
    const auto ornament = whole(offered.kind, offered.at);
    return ornament ? rounded(handle(geometry(), *ornament)) : wxDefaultPosition;
}

/// By the keys: the cell is the terrace's anchor, and a terrace in hand is meant before what is offered.
BoardAim BoardCanvas::aim_at(Cell cell) const {
    const Cell anchor = anchor_on_board(cell);
    const bool in_hand = ghost_at && ghost_at(anchor);
    return {.cell = cell, .anchor = anchor, .offered = in_hand ? std::nullopt : offered_on(view_, cell)};
}

void BoardCanvas::aim(const BoardAim& at) {
    if (at == aim_) return;
    if (on_aim && at.cell != aim_.cell) on_aim(at.cell);
    aim_ = at;
    ghost_rests_ = false;
    ghost_.reset();
    ornament_ghost_.reset();
    if (at.anchor && !at.offered && ghost_at) ghost_ = ghost_at(*at.anchor);
    if (at.cell && !at.offered && ornament_ghost_at) ornament_ghost_ = ornament_ghost_at(*at.cell);
    Refresh();
}

/// What is shown or what is in hand has changed, though nobody moved.
void BoardCanvas::aim_again() {
    const BoardAim before = std::exchange(aim_, BoardAim{});
    const bool rested = ghost_rests_;
    ghost_.reset();
    ornament_ghost_.reset();
    if (pointer_)
        aim(babylon::aim_at(view_, geometry(), *pointer_));
    else if (before.cell)
        aim(aim_at(*before.cell));
    ghost_rests_ = rested;
    Refresh();
}

void BoardCanvas::arrow(int dx, int dy, bool choose_offered) {
    constexpr Cell start{3, 3};
    const Cell from = aim_.cell.value_or(start);
    pointer_.reset();
    BoardAim next = aim_at(aim_.cell && !choose_offered ? next_cell(from, dx, dy) : from);
    if (choose_offered) next.offered = offered_from(view_, from, from.moved(dx, dy));
    aim(next);
    tell_where(*this, told(view_.garden, *next.cell));
}

void BoardCanvas::choose_next_offered() {
    if (view_.offered.empty()) return;
    const std::size_t next = aim_.offered ? (*aim_.offered + 1) % view_.offered.size() : 0;
    pointer_.reset();
    BoardAim there = aim_at(view_.offered[next].at.front().cell);
    there.offered = next;
    aim(there);
    SetFocus();
}

void BoardCanvas::act() {
    if (aim_.offered) {
        const Building chosen = view_.offered[*aim_.offered];
        if (on_offered) on_offered(chosen);
    } else if (ghost_ && aim_.anchor) {
        place(*aim_.anchor);
    } else if (aim_.cell && on_cell) {
        on_cell(*aim_.cell);
    }
}

/// The next terrace may well not lie on this one: that is no verdict on what was just done.
void BoardCanvas::place(Cell anchor) {
    const std::size_t before = view_.garden.terraces().size();
    if (on_place) on_place(anchor);
    ghost_rests_ = view_.garden.terraces().size() > before;
    Refresh();
}

void BoardCanvas::click(wxMouseEvent& event) {
    SetFocus();
    pointer_ = event.GetPosition();
    aim(babylon::aim_at(view_, geometry(), *pointer_));
    if (!event.RightDown()) return act();
    if (aim_.cell && on_menu) on_menu(Cell(*aim_.cell));
}

void BoardCanvas::paint(wxPaintEvent&) {
    wxAutoBufferedPaintDC dc(this);
    dc.DrawBitmap(cached_.of(*this, [this](wxMemoryDC& on, const Screen& screen) { draw_cached(on, screen); }), 0, 0);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    gc->EnableOffset(false);
    draw_moving(*gc);
}

/// For another screen, where no sprite of the last one is of use.
void BoardCanvas::draw_ground(wxMemoryDC& dc, const Screen& screen) {
    sprites_ = {};
    ghosts_ = {};
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    gc->EnableOffset(false);
    draw_empty_board(*gc, geometry(), screen.scale);
}

void BoardCanvas::draw_cached(wxMemoryDC& dc, const Screen& screen) {
    const BoardGeometry at = geometry();
    dc.DrawBitmap(ground_.of(*this, [this](wxMemoryDC& on, const Screen& of) { draw_ground(on, of); }), 0, 0);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    draw_garden(*gc, at, view_.garden, {view_.up_to_level, view_.fresh_terraces}, screen.scale, sprites_);
    draw_lit(*gc, at, view_.lit);
    for (const Building& building : view_.offered) draw_offered(*gc, at, building, false);
    for (const clerk::babylon::Space& space : view_.served) draw_served(*gc, at, space, view_.effect);
    draw_marked(*gc, at, view_.marked);
    draw_advised(*gc, at, view_.advised);
}

void BoardCanvas::draw_moving(wxGraphicsContext& gc) {
    const BoardGeometry at = geometry();
    if (HasFocus()) draw_focus(gc, at);
    if (ghost()) draw_ghost(gc, at, *ghost(), GetContentScaleFactor(), ghosts_);
    if (ornament_ghost_) draw_ghost(gc, at, *ornament_ghost_);
    if (aim_.offered) draw_offered(gc, at, view_.offered[*aim_.offered], true);
    if (aim_.cell && !pointer_) draw_cursor(gc, at, *aim_.cell);
}

}
