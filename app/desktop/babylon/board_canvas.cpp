#include "app/desktop/babylon/board_canvas.h"

#include "app/desktop/babylon/board_geometry.h"
#include "app/desktop/babylon/board_marks.h"
#include "app/desktop/babylon/board_picture.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/screen_reader.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <memory>
#include <utility>

#include <wx/translation.h>

namespace clerk::desktop::babylon {

using clerk::babylon::board_size;
using clerk::babylon::Building;
using clerk::babylon::Cell;
using clerk::babylon::Garden;
using clerk::babylon::Ornament;
using clerk::babylon::Space;
using table::babylon::BoardView;

namespace {

Cell on_board(Cell cell, int last) {
    const auto within = [&](std::int8_t at) { return static_cast<std::int8_t>(std::clamp<int>(at, 0, last)); };
    return {within(cell.x), within(cell.y)};
}

bool on_it(const Building& building, Cell cell) {
    return std::ranges::any_of(building.at, [&](const auto& space) { return space.cell == cell; });
}

std::optional<std::size_t> index_if(const std::vector<Building>& all, const std::function<bool(const Building&)>& is) {
    const auto found = std::ranges::find_if(all, is);
    if (found == all.end()) return {};
    return static_cast<std::size_t>(found - all.begin());
}

int distance(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }

int sign(int number) { return (number > 0) - (number < 0); }

/// "statue, built", "blank space"
wxString what_lies(const Garden& garden, Space space) {
    const auto on_it = [&](const Ornament& ornament) { return ornament.a == space || ornament.b == space; };
    const auto ornament = std::ranges::find_if(garden.ornaments(), on_it);
    if (ornament != garden.ornaments().end()) return i18n::fill(_("{1}, built"), {i18n::babylon::name(ornament->kind)});
    if (garden.gazebo_at(space)) return _("gazebo");
    return i18n::babylon::name(garden.terrace_at(space)->symbol_at(space.cell));
}

std::optional<std::size_t> offered_under(const BoardView& view, const BoardGeometry& at, Point point) {
    std::optional<std::size_t> nearest;
    double least = 0;
    for (std::size_t i = 0; i < view.offered.size(); ++i) {
        const auto ornament = whole(view.offered[i].kind, view.offered[i].at);
        if (!ornament || !footprint(at, *ornament).Contains(point)) continue;
        const double distance = handle(at, *ornament).GetDistance(point);
        if (nearest && distance >= least) continue;
        nearest = i;
        least = distance;
    }
    return nearest;
}

}

BoardAim aim_at(const BoardView& view, const BoardGeometry& geometry, Point point) {
    return {.cell = geometry.cell_at(point),
            .anchor = geometry.anchor_at(point),
            .offered = offered_under(view, geometry, point)};
}

Cell next_cell(Cell cell, int dx, int dy) { return on_board(cell.moved(dx, dy), board_size - 1); }

Cell anchor_on_board(Cell cell) { return on_board(cell, board_size - 2); }

std::optional<std::size_t> offered_on(const BoardView& view, Cell cell) {
    return index_if(view.offered, [&](const Building& building) { return on_it(building, cell); });
}

std::optional<std::size_t> offered_from(const BoardView& view, Cell cell, Cell neighbour) {
    return index_if(view.offered, [&](const Building& building) {
        return on_it(building, cell) && std::ranges::any_of(building.at, [&](const auto& space) {
                   return space.cell != cell && sign(space.cell.x - cell.x) == neighbour.x - cell.x &&
                          sign(space.cell.y - cell.y) == neighbour.y - cell.y;
               });
    });
}

std::optional<std::size_t> proposed_meant(const BoardView& view, std::optional<Cell> cell) {
    const auto& all = view.proposed;
    std::optional<std::size_t> over;
    for (std::size_t i = 0; cell && i < all.size(); ++i) {
        const clerk::babylon::Terrace terrace{.anchor = all[i].anchor};
        if (terrace.covers(*cell) && (!over || all[i].level > all[*over].level)) over = i;
    }
    return over || all.empty() ? over : 0;
}

std::vector<Cell> legal_anchors(const GhostAt& ghost_at) {
    std::vector<Cell> legal;
    for (int y = 0; y < board_size - 1; ++y)
        for (int x = 0; x < board_size - 1; ++x) {
            const Cell anchor = Cell{0, 0}.moved(x, y);
            const std::optional<table::babylon::Ghost> ghost = ghost_at(anchor);
            if (ghost && ghost->legal) legal.push_back(anchor);
        }
    return legal;
}

Cell nearest(const std::vector<Cell>& cells, Cell from) {
    const auto found = std::ranges::min_element(cells, {}, [from](Cell cell) { return distance(cell, from); });
    return found == cells.end() ? from : *found;
}

Cell nearest_that_way(const std::vector<Cell>& cells, Cell from, int dx, int dy) {
    std::vector<Cell> ahead;
    for (const Cell cell : cells) {
        const int before = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
        const int aside = std::abs((cell.x - from.x) * dy) + std::abs((cell.y - from.y) * dx);
        if (before > 0 && aside <= before) ahead.push_back(cell);
    }
    return nearest(ahead, from);
}

wxString in_words(const Garden& garden, Cell cell) {
    const int level = garden.top(cell);
    const wxString where = i18n::fill(_("Board, {1}, level {2}"), {write(cell), wxString() << level});
    if (level == 0) return where;
    return i18n::fill(_("{1}: {2}"), {where, what_lies(garden, {cell, static_cast<std::int8_t>(level)})});
}

namespace {

constexpr Cell start{3, 3}; ///< of the cursor

wxPoint rounded(Point point) { return {static_cast<int>(point.m_x), static_cast<int>(point.m_y)}; }

}

BoardCanvas::BoardCanvas(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE) {
    SetMinSize({320, 320});
    set_accessible_name(*this, _("Board"));
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
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
    view_ = std::move(view);
    cached_.invalidate();
    ghosts_ = {};
    aim_again();
}

void BoardCanvas::lay(PhotoShown photo) {
    photo_ = std::move(photo);
    cached_.invalidate();
    Refresh();
}

std::optional<table::babylon::ProposedTerrace> BoardCanvas::proposed() const {
    const auto meant = proposed_meant(view_, aim_.cell);
    return meant ? std::optional(view_.proposed[*meant]) : std::nullopt;
}

/// The level in hand, or of what is proposed next; beside the board that of before.
void BoardCanvas::follow_level() {
    const auto next = proposed();
    int level = view_.up_to_level.value_or(in_hand_ || !next ? level_ : next->level);
    if (ghost_)
        level = ghost_->terrace.level;
    else if (ornament_ghost_)
        level = ornament_ghost_->spaces.back().level;
    if (std::exchange(level_, level) == level || !photo_.photo) return;
    cached_.invalidate();
    Refresh();
}

void BoardCanvas::refresh_ghost() { aim_again(); }

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
    return {.cell = cell, .anchor = anchor, .offered = holds_terrace() ? std::nullopt : offered_on(view_, cell)};
}

void BoardCanvas::aim(const BoardAim& at) {
    if (at == aim_) return;
    if (on_aim && at.cell != aim_.cell) on_aim(at.cell);
    refresh_moving();
    aim_ = at;
    ghost_.reset();
    ornament_ghost_.reset();
    if (at.anchor && !at.offered && ghost_at) ghost_ = ghost_at(*at.anchor);
    if (at.cell && !at.offered && ornament_ghost_at) ornament_ghost_ = ornament_ghost_at(*at.cell);
    follow_level();
    refresh_moving();
}

/// Only there the board is copied anew: all of it takes long on a large screen.
void BoardCanvas::refresh_moving() {
    const BoardGeometry at = geometry();
    Area moving;
    const auto add = [&](Cell cell) { moving = moving.IsEmpty() ? at.area(cell) : moving.CreateUnion(at.area(cell)); };
    const auto add_terrace = [&](Cell anchor) { add(anchor), add(anchor.moved(1, 1)); };
    if (aim_.cell) add(*aim_.cell);
    if (ghost_) add_terrace(ghost_->terrace.anchor);
    if (const auto next = proposed()) add_terrace(next->anchor);
    if (ornament_ghost_)
        for (const auto& space : ornament_ghost_->spaces) add(space.cell);
    if (aim_.offered)
        for (const auto& space : view_.offered[*aim_.offered].at) add(space.cell);
    if (moving.IsEmpty()) return;
    moving = grown(moving, at.cell()); // shadows and signs reach beyond their cells
    RefreshRect({rounded(moving.GetLeftTop()), rounded(moving.GetRightBottom())});
}

bool BoardCanvas::holds_terrace() const {
    const auto ghost = ghost_at ? ghost_at(anchor_on_board(start)) : std::nullopt;
    return ghost && !ghost->by_photo;
}

/// What is shown or what is in hand has changed, though nobody moved. By the keys nothing offered is meant until they
/// move: one Enter too many builds nothing.
void BoardCanvas::aim_again() {
    const BoardAim before = std::exchange(aim_, BoardAim{});
    ghost_.reset();
    ornament_ghost_.reset();
    if (pointer_) {
        aim(babylon::aim_at(view_, geometry(), *pointer_));
        in_hand_ = ghost_ && !ghost_->by_photo;
    } else if (const bool had = std::exchange(in_hand_, holds_terrace()); in_hand_ && !had) {
        aim(aim_at(nearest(legal_anchors(ghost_at), before.cell.value_or(start))));
        if (HasFocus() && aim_.cell) tell_where(*this, in_words(view_.garden, *aim_.cell));
    } else if (before.cell) {
        BoardAim again = aim_at(*before.cell);
        again.offered.reset();
        aim(again);
    }
    follow_level();
    Refresh();
}

void BoardCanvas::arrow(int dx, int dy, bool shift) {
    const Cell from = aim_.cell.value_or(start);
    const bool places = shift && ghost_at && ghost_at(anchor_on_board(from));
    pointer_.reset();
    Cell to = from;
    if (places)
        to = nearest_that_way(legal_anchors(ghost_at), anchor_on_board(from), dx, dy);
    else if (aim_.cell && !shift)
        to = next_cell(from, dx, dy);
    BoardAim next = aim_at(to);
    if (shift && !places) next.offered = offered_from(view_, from, from.moved(dx, dy));
    aim(next);
    tell_where(*this, in_words(view_.garden, *next.cell));
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
        const Cell anchor = *aim_.anchor;
        if (on_place) on_place(anchor);
    } else if (aim_.cell) {
        const Cell cell = *aim_.cell;
        if (on_cell) on_cell(cell);
    } else if (pointer_) {
        if (on_outside) on_outside();
    } else {
        arrow(0, 0, false); // the cursor shows itself
    }
}

/// The second half of a double click that placed a terrace means no more.
void BoardCanvas::click(wxMouseEvent& event) {
    SetFocus();
    const wxPoint at = event.GetPosition();
    if (event.LeftDClick() && std::exchange(placed_at_, std::nullopt) == at) return;
    pointer_ = at;
    aim(babylon::aim_at(view_, geometry(), at));
    if (!event.RightDown()) {
        const std::size_t before = view_.garden.terraces().size();
        act();
        placed_at_ = view_.garden.terraces().size() > before ? std::optional(at) : std::nullopt;
    } else if (aim_.cell) {
        if (on_menu) on_menu(Cell(*aim_.cell));
    } else if (on_outside) {
        on_outside();
    }
}

void BoardCanvas::paint(PaintDC& dc) {
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
    if (photo_.photo) draw_photo(*gc, at, view_.garden, photo_, level_, screen.scale);
    draw_covered(*gc, at, view_.covered);
    for (const auto& terrace : view_.proposed) draw_proposed(*gc, at, terrace, false);
    draw_lit(*gc, at, view_.lit);
    for (const Building& building : view_.offered) draw_offered(*gc, at, building, false);
    for (const clerk::babylon::Space& space : view_.served) draw_served(*gc, at, space, view_.effect);
    draw_marked(*gc, at, view_.marked);
    draw_advised(*gc, at, view_.advised);
}

void BoardCanvas::draw_moving(wxGraphicsContext& gc) {
    const BoardGeometry at = geometry();
    if (HasFocus()) draw_focus(gc, at);
    if (const auto next = proposed()) draw_proposed(gc, at, *next, true);
    if (const auto& held = ghost())
        draw_faint(gc, grown(slab_area(at, held->terrace.anchor), at.cell()), photo_.photo ? 0.6 : 1,
                   [&](auto& on) { draw_ghost(on, at, *held, GetContentScaleFactor(), ghosts_); });
    if (ornament_ghost_) draw_ghost(gc, at, *ornament_ghost_);
    if (aim_.offered) draw_offered(gc, at, view_.offered[*aim_.offered], true);
    if (aim_.cell && !pointer_) draw_cursor(gc, at, *aim_.cell);
}

}
