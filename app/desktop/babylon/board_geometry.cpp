#include "app/desktop/babylon/board_geometry.h"

#include "app/desktop/drawing/strokes.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop::babylon {

using clerk::babylon::board_size;
using clerk::babylon::Cell;
using clerk::babylon::Kind;
using clerk::babylon::Ornament;
using clerk::babylon::Space;

namespace {

constexpr int smallest_cell = 12;
constexpr int margin = 6; ///< around the rim, for its shadow

int rim_of(int cell) { return std::clamp(cell * 3 / 10, 15, 30); }
int whole(int cell) { return board_size * cell + 2 * rim_of(cell) + 2 * margin; }

int largest_cell(int side) {
    int cell = std::max(smallest_cell, side / board_size);
    while (cell > smallest_cell && whole(cell) > side) --cell;
    return cell;
}

Cell cell_of(int column, int row_from_north) { return Cell{0, 0}.moved(column, board_size - 1 - row_from_north); }

}

BoardGeometry::BoardGeometry(wxSize canvas) {
    const int cell = largest_cell(std::min(canvas.x, canvas.y));
    cell_ = cell;
    rim_ = rim_of(cell);
    const auto start = [&](int length) { return std::max(0, length - whole(cell)) / 2 + margin + rim_of(cell); };
    origin_ = {static_cast<double>(start(canvas.x)), static_cast<double>(start(canvas.y))};
}

Area BoardGeometry::board() const { return {origin_.m_x, origin_.m_y, board_size * cell_, board_size * cell_}; }

Area BoardGeometry::outside() const {
    Area area = board();
    area.Inset(-rim_, -rim_);
    return area;
}

Area BoardGeometry::area(Cell cell) const { return square(centre(cell), cell_); }

Area BoardGeometry::terrace_area(Cell anchor) const { return square(middle_of_anchor(anchor), 2 * cell_); }

Point BoardGeometry::centre(Cell cell) const {
    return {origin_.m_x + (cell.x + 0.5) * cell_, origin_.m_y + (board_size - 0.5 - cell.y) * cell_};
}

Point BoardGeometry::middle_of_anchor(Cell anchor) const {
    return {origin_.m_x + (anchor.x + 1) * cell_, origin_.m_y + (board_size - 1 - anchor.y) * cell_};
}

std::optional<Cell> BoardGeometry::cell_at(Point point) const {
    const Area on = board();
    if (point.m_x < on.m_x || point.m_y < on.m_y || point.m_x >= on.GetRight() || point.m_y >= on.GetBottom())
        return {};
    return cell_of(static_cast<int>((point.m_x - on.m_x) / cell_), static_cast<int>((point.m_y - on.m_y) / cell_));
}

std::optional<Cell> BoardGeometry::anchor_at(Point point) const {
    if (!cell_at(point)) return {};
    const auto nearest = [&](double distance) {
        return std::clamp(static_cast<int>(std::lround(distance / cell_)), 1, board_size - 1);
    };
    return cell_of(nearest(point.m_x - origin_.m_x) - 1, nearest(point.m_y - origin_.m_y));
}

namespace {

constexpr double slot_radius = 0.12; ///< in sides of a cell
constexpr double wall_height = 0.3;  ///< of the rim above the board, in levels
constexpr double reach = 6;          ///< of the rim's shadow, in pixels

void draw_joints(wxGraphicsContext& gc, const Area& board, double cell) {
    const wxColour colour = with_alpha(colours().slot, 0.28);
    for (int i = 1; i < board_size; ++i) {
        paint_box(gc, {board.m_x + i * cell, board.m_y, 1, board.m_height}, 0, {.fill = colour});
        paint_box(gc, {board.m_x, board.m_y + i * cell, board.m_width, 1}, 0, {.fill = colour});
    }
}

void draw_slot(wxGraphicsContext& gc, Point at, double radius) {
    const wxColour &hole = colours().slot, &stone = colours().board;
    const auto moved = [&](double share) { return Point(at.m_x + radius * share, at.m_y + radius * share); };
    paint_circle(gc, moved(0.1), radius * 1.08, {.fill = mixed(stone, *wxWHITE, theme() == Theme::dark ? 0.1 : 0.45)});
    paint_circle(gc, at, radius, {.fill = mixed(hole, palette().shadow, 0.34)});
    paint_circle(gc, moved(0.14), radius * 0.82, {.fill = hole});
}

void draw_coordinates(wxGraphicsContext& gc, const BoardGeometry& geometry) {
    const Area board = geometry.board();
    const double away = geometry.rim_width() / 2, height = std::clamp(geometry.rim_width() * 0.36, 7.0, 11.0);
    const wxColour colour = mixed(palette().quiet, palette().text, 0.25);
    for (int i = 0; i < board_size; ++i) {
        const Point at = geometry.centre(Cell{0, 0}.moved(i, i));
        paint_text(gc, wxString(static_cast<char>('a' + i)), {at.m_x, board.GetBottom() + away}, height, colour);
        paint_text(gc, wxString(static_cast<char>('1' + i)), {board.m_x - away, at.m_y}, height, colour);
    }
}

/// The rim is higher than the board and throws a shadow on it too.
std::vector<Caster> with_rim(std::vector<Caster> casters, const BoardGeometry& geometry) {
    const Area rim = geometry.outside();
    const double wall = geometry.rim_width();
    casters.push_back({{rim.m_x, rim.m_y, rim.m_width, wall}, wall_height});
    casters.push_back({{rim.m_x, rim.m_y + wall, wall, rim.m_height - wall}, wall_height});
    return casters;
}

}

wxRegion seen(const Area& area, const std::vector<Area>& slabs, double cell) {
    const auto whole = [](const Area& part) {
        return wxRect(wxPoint(static_cast<int>(part.m_x), static_cast<int>(part.m_y)),
                      wxPoint(static_cast<int>(part.GetRight()), static_cast<int>(part.GetBottom())));
    };
    wxRegion region(whole(grown(area, 1)));
    for (const Area& slab : slabs) region.Subtract(whole(grown(slab, -cell * slab_radius)));
    return region;
}

void draw_empty_board(wxGraphicsContext& gc, const BoardGeometry& geometry, double scale) {
    const Area rim = geometry.outside(), board = geometry.board();
    cast_shadows(gc, {grown(rim, reach)}, {{rim, wall_height}}, geometry.cell(), scale);
    paint_box(gc, rim, geometry.rim_width() * 0.6, {.fill = colours().rim});
    paint_box(gc, board, 0, {.fill = colours().board});
    draw_joints(gc, board, geometry.cell());
    for (int y = 0; y < board_size; ++y)
        for (int x = 0; x < board_size; ++x)
            draw_slot(gc, geometry.centre(Cell{0, 0}.moved(x, y)), geometry.cell() * slot_radius);
    draw_coordinates(gc, geometry);
}

void shade_board(wxGraphicsContext& gc, const BoardGeometry& geometry, const std::vector<Area>& slabs,
                 const std::vector<Caster>& casters, double scale) {
    const Area board = geometry.board();
    gc.PushState();
    gc.Clip(seen(board, slabs, geometry.cell()));
    cast_shadows(gc, {board}, with_rim(casters, geometry), geometry.cell(), scale);
    gc.PopState();
}

namespace {

constexpr double statue_side = 0.6; ///< in sides of a cell

struct Extent {
    double along, across;
};

/// How far an ornament is drawn beyond the middles of its spaces.
Extent extent(Kind kind) {
    switch (kind) {
    case Kind::statue: return {statue_side / 2, statue_side / 2};
    case Kind::fountain: return {0.28, 0.28};
    case Kind::bridge: return {0.3, 0.22};
    case Kind::stairs: return {0.23, 0.21};
    }
    return {};
}

}

double height_of(Kind kind) {
    switch (kind) {
    case Kind::statue: return 0.45;
    case Kind::fountain: return 0.12;
    case Kind::bridge: return 0.25;
    case Kind::stairs: return 0.2;
    }
    return 0;
}

int storey(const Ornament& ornament) { return std::max(ornament.a.level, ornament.b.level); }

Space lower_end(const Ornament& ornament) { return ornament.a.level <= ornament.b.level ? ornament.a : ornament.b; }

Space higher_end(const Ornament& ornament) { return ornament.a.level <= ornament.b.level ? ornament.b : ornament.a; }

void draw_on_board(wxGraphicsContext& gc, const BoardGeometry& geometry, const Ornament& ornament) {
    const Point low = geometry.centre(lower_end(ornament).cell), high = geometry.centre(higher_end(ornament).cell);
    if (ornament.kind == Kind::statue) return draw_statue(gc, square(low, geometry.cell() * statue_side));
    draw_joining(gc, ornament.kind, low, high, geometry.cell());
}

Area footprint(const BoardGeometry& geometry, const Ornament& ornament) {
    const Point a = geometry.centre(ornament.a.cell), b = geometry.centre(ornament.b.cell);
    const double width = std::abs(a.m_x - b.m_x), height = std::abs(a.m_y - b.m_y), cell = geometry.cell();
    const Extent by = extent(ornament.kind);
    Area area(std::min(a.m_x, b.m_x), std::min(a.m_y, b.m_y), width, height);
    area.Inset(-cell * (width < height ? by.across : by.along), -cell * (width < height ? by.along : by.across));
    return area;
}

Area slab_area(const BoardGeometry& geometry, Cell anchor) {
    Area area = geometry.terrace_area(anchor);
    area.Inset(geometry.cell() * slab_inset, geometry.cell() * slab_inset);
    return area;
}

Area gazebo_area(const BoardGeometry& geometry, Cell cell) {
    return square(geometry.centre(cell), geometry.cell() * gazebo_side);
}

}
