#include "app/desktop/babylon/board_canvas.h"

#include "app/desktop/babylon/board_ground.h"
#include "app/desktop/babylon/board_marks.h"
#include "app/desktop/babylon/board_picture.h"
#include "app/desktop/babylon/in_place.h"
#include "app/desktop/canvas_keys.h"
#include "app/desktop/screen_reader.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <algorithm>
#include <memory>

#include <wx/dcbuffer.h>
#include <wx/translation.h>

namespace clerk::desktop::babylon {

using clerk::babylon::board_size;
using clerk::babylon::Building;
using clerk::babylon::Cell;
using clerk::babylon::Garden;
using clerk::babylon::Ornament;
using clerk::babylon::Space;

namespace {

wxPoint rounded(Point point) { return {static_cast<int>(point.m_x), static_cast<int>(point.m_y)}; }

Cell on_board(Cell cell, int last) {
    const auto within = [&](std::int8_t at) { return static_cast<std::int8_t>(std::clamp<int>(at, 0, last)); };
    return {within(cell.x), within(cell.y)};
}

bool on_it(const Building& building, Cell cell) {
    return std::ranges::any_of(building.at, [&](const auto& space) { return space.cell == cell; });
}

/// "statue, built", "blank space"
wxString what_lies(const Garden& garden, Space space) {
    const auto on_it = [&](const Ornament& ornament) { return ornament.a == space || ornament.b == space; };
    const auto ornament = std::ranges::find_if(garden.ornaments(), on_it);
    if (ornament != garden.ornaments().end()) return i18n::fill(_("{1}, built"), {i18n::babylon::name(ornament->kind)});
    if (garden.gazebo_at(space)) return _("gazebo");
    return i18n::babylon::name(garden.terrace_at(space)->symbol_at(space.cell));
}

wxString told(const Garden& garden, Cell cell) {
    const int level = garden.top(cell);
    const wxString where = i18n::fill(_("Board, {1}, level {2}"), {write(cell), wxString() << level});
    if (level == 0) return where;
    return i18n::fill(_("{1}: {2}"), {where, what_lies(garden, {cell, static_cast<std::int8_t>(level)})});
}

std::optional<std::size_t> index_if(const std::vector<Building>& all, const std::function<bool(const Building&)>& is) {
    const auto found = std::ranges::find_if(all, is);
    if (found == all.end()) return {};
    return static_cast<std::size_t>(found - all.begin());
}

int sign(int number) { return (number > 0) - (number < 0); }

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
        aim(aim_at(*pointer_));
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
    view_ = std::move(view);
    resting_.forget();
    ghosts_ = {};
    aim_again();
}

void BoardCanvas::refresh_ghost() { aim_again(); }

wxPoint BoardCanvas::middle(Cell cell) const { return rounded(geometry().middle(cell)); }

std::optional<Cell> BoardCanvas::anchor_at(wxPoint point) const { return geometry().anchor_at(point); }

wxPoint BoardCanvas::middle_of_anchor(Cell anchor) const { return rounded(geometry().middle_of_anchor(anchor)); }

wxPoint BoardCanvas::middle(const Building& offered) const {
    const auto ornament = whole(offered.kind, offered.at);
    return ornament ? rounded(handle(geometry(), *ornament)) : wxDefaultPosition;
}

BoardCanvas::Aim BoardCanvas::aim_at(wxPoint point) const {
    const BoardGeometry at = geometry();
    return {.cell = at.cell_at(point), .anchor = at.anchor_at(point), .offered = offered_under(point)};
}

/// By the keys: the cell is the terrace's anchor, and a terrace in hand is meant before what is offered.
BoardCanvas::Aim BoardCanvas::aim_at(Cell cell) const {
    const Cell anchor = on_board(cell, board_size - 2);
    const bool in_hand = ghost_at && ghost_at(anchor);
    return {.cell = cell, .anchor = anchor, .offered = in_hand ? std::nullopt : offered_on(cell)};
}

std::optional<std::size_t> BoardCanvas::offered_under(Point point) const {
    const BoardGeometry at = geometry();
    std::optional<std::size_t> nearest;
    double least = 0;
    for (std::size_t i = 0; i < view_.offered.size(); ++i) {
        const auto ornament = whole(view_.offered[i].kind, view_.offered[i].at);
        if (!ornament || !footprint(at, *ornament).Contains(point)) continue;
        const double distance = handle(at, *ornament).GetDistance(point);
        if (nearest && distance >= least) continue;
        nearest = i;
        least = distance;
    }
    return nearest;
}

std::optional<std::size_t> BoardCanvas::offered_on(Cell cell) const {
    return index_if(view_.offered, [&](const Building& building) { return on_it(building, cell); });
}

std::optional<std::size_t> BoardCanvas::offered_from(Cell cell, Cell towards) const {
    return index_if(view_.offered, [&](const Building& building) {
        return on_it(building, cell) && std::ranges::any_of(building.at, [&](const auto& space) {
                   return space.cell != cell && sign(space.cell.x - cell.x) == towards.x - cell.x &&
                          sign(space.cell.y - cell.y) == towards.y - cell.y;
               });
    });
}

void BoardCanvas::aim(const Aim& at) {
    if (at == aim_) return;
    if (on_aim && at.cell != aim_.cell) on_aim(at.cell);
    aim_ = at;
    ghost_.reset();
    ornament_ghost_.reset();
    if (at.anchor && !at.offered && ghost_at) ghost_ = ghost_at(*at.anchor);
    if (at.cell && !at.offered && ornament_ghost_at) ornament_ghost_ = ornament_ghost_at(*at.cell);
    Refresh();
}

/// What is shown or what is in hand has changed, though nobody moved.
void BoardCanvas::aim_again() {
    const Aim before = std::exchange(aim_, Aim{});
    ghost_.reset();
    ornament_ghost_.reset();
    if (pointer_)
        aim(aim_at(*pointer_));
    else if (before.cell)
        aim(aim_at(*before.cell));
    Refresh();
}

void BoardCanvas::act() {
    if (aim_.offered) {
        const Building chosen = view_.offered[*aim_.offered];
        if (on_offered) on_offered(chosen);
    } else if (ghost_ && aim_.anchor) {
        if (on_place) on_place(*aim_.anchor);
    } else if (aim_.cell && on_cell) {
        on_cell(*aim_.cell);
    }
}

void BoardCanvas::click(wxMouseEvent& event) {
    SetFocus();
    pointer_ = event.GetPosition();
    aim(aim_at(*pointer_));
    if (!event.RightDown()) return act();
    if (aim_.cell && on_menu) on_menu(Cell(*aim_.cell));
}

void BoardCanvas::arrow(int dx, int dy, bool choose_offered) {
    constexpr Cell start{3, 3};
    const Cell from = aim_.cell.value_or(start);
    pointer_.reset();
    Aim next = aim_at(aim_.cell && !choose_offered ? on_board(from.moved(dx, dy), board_size - 1) : from);
    if (choose_offered) next.offered = offered_from(from, from.moved(dx, dy));
    aim(next);
    tell_where(*this, told(view_.garden, *next.cell));
}

void BoardCanvas::choose_next_offered() {
    if (view_.offered.empty()) return;
    const std::size_t next = aim_.offered ? (*aim_.offered + 1) % view_.offered.size() : 0;
    pointer_.reset();
    Aim there = aim_at(view_.offered[next].at.front().cell);
    there.offered = next;
    aim(there);
    SetFocus();
}

void BoardCanvas::paint(wxPaintEvent&) {
    wxAutoBufferedPaintDC dc(this);
    dc.DrawBitmap(resting_.of(*this, [this](wxMemoryDC& on, const Screen& screen) { draw_resting(on, screen); }), 0, 0);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    gc->EnableOffset(false);
    draw_moving(*gc);
}

/// For another screen, where no stamp of the last one is of use.
void BoardCanvas::draw_ground(wxMemoryDC& dc, const Screen& screen) {
    stamps_ = {};
    ghosts_ = {};
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    gc->EnableOffset(false);
    draw_empty_board(*gc, geometry(), screen.scale);
}

void BoardCanvas::draw_resting(wxMemoryDC& dc, const Screen& screen) {
    const BoardGeometry at = geometry();
    dc.DrawBitmap(ground_.of(*this, [this](wxMemoryDC& on, const Screen& of) { draw_ground(on, of); }), 0, 0);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    draw_garden(*gc, at, view_.garden, {view_.up_to_level, view_.fresh_terraces}, screen.scale, stamps_);
    draw_lit(*gc, at, view_.lit);
    for (const Building& building : view_.offered) draw_offered(*gc, at, building, false);
    for (const clerk::babylon::Space& space : view_.served) draw_served(*gc, at, space, view_.effect);
    draw_marked(*gc, at, view_.marked);
    draw_advised(*gc, at, view_.advised);
}

void BoardCanvas::draw_moving(wxGraphicsContext& gc) {
    const BoardGeometry at = geometry();
    if (HasFocus()) draw_focus(gc, at);
    if (ghost_) draw_ghost(gc, at, *ghost_, GetContentScaleFactor(), ghosts_);
    if (ornament_ghost_) draw_ghost(gc, at, *ornament_ghost_);
    if (aim_.offered) draw_offered(gc, at, view_.offered[*aim_.offered], true);
    if (aim_.cell && !pointer_) draw_cursor(gc, at, *aim_.cell);
}

}
