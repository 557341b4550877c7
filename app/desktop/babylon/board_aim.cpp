#include "app/desktop/babylon/board_aim.h"

#include "app/desktop/babylon/board_marks.h"
#include "app/desktop/babylon/piece_on_board.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

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

wxString told(const Garden& garden, Cell cell) {
    const int level = garden.top(cell);
    const wxString where = i18n::fill(_("Board, {1}, level {2}"), {write(cell), wxString() << level});
    if (level == 0) return where;
    return i18n::fill(_("{1}: {2}"), {where, what_lies(garden, {cell, static_cast<std::int8_t>(level)})});
}

}
