// What the pointer or the cursor on the board means, and what is heard of it.
#include "app/desktop/babylon/board_canvas.h"
#include "app/desktop/babylon/board_marks.h"
#include "app/desktop/babylon/in_place.h"
#include "app/desktop/drawing/screen_reader.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::desktop::babylon {

using clerk::babylon::board_size;
using clerk::babylon::Building;
using clerk::babylon::Cell;
using clerk::babylon::Garden;
using clerk::babylon::Ornament;
using clerk::babylon::Space;

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

int sign(int number) { return (number > 0) - (number < 0); }

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
    ghost_rests_ = false;
    ghost_.reset();
    ornament_ghost_.reset();
    if (at.anchor && !at.offered && ghost_at) ghost_ = ghost_at(*at.anchor);
    if (at.cell && !at.offered && ornament_ghost_at) ornament_ghost_ = ornament_ghost_at(*at.cell);
    Refresh();
}

/// What is shown or what is in hand has changed, though nobody moved.
void BoardCanvas::aim_again() {
    const Aim before = std::exchange(aim_, Aim{});
    const bool rested = ghost_rests_;
    ghost_.reset();
    ornament_ghost_.reset();
    if (pointer_)
        aim(aim_at(*pointer_));
    else if (before.cell)
        aim(aim_at(*before.cell));
    ghost_rests_ = rested;
    Refresh();
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

}
