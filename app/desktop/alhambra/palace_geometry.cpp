#include "app/desktop/alhambra/palace_geometry.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop::alhambra {

using game::Cell;
using game::Side;

namespace {

constexpr int largest_cell = 96, smallest_cell = 4;
constexpr int margin = 6; ///< around the rim, for its shadow

int rim_of(int cell) { return std::clamp(cell / 4, 14, 20); }

/// From the first to the last of a row or column.
struct Stretch {
    int first = 0;
    int last = 0;

    int count() const { return last - first + 1; }
    void take_in(int at) {
        first = std::min(first, at);
        last = std::max(last, at);
    }
    void widen(int count_wanted) {
        const int more = std::max(0, count_wanted - count());
        first -= more / 2;
        last += more - more / 2;
    }
};

Stretch needed(const game::Palace& palace, int Cell::*axis, int fewest, const std::vector<Cell>& also) {
    Stretch all;
    for (const game::Laid& laid : palace.tiles()) all.take_in(laid.at.*axis);
    --all.first;
    ++all.last;
    for (const Cell cell : also) all.take_in(cell.*axis);
    all.widen(fewest);
    return all;
}

/// How many cells so large a length has room for.
int room(int length, int cell) { return std::max(0, length - 2 * (margin + rim_of(cell))) / cell; }

int fitting(wxSize canvas, int columns, int rows) {
    int cell = largest_cell;
    while (cell > smallest_cell && (room(canvas.x, cell) < columns || room(canvas.y, cell) < rows)) --cell;
    return cell;
}

}

PalaceGeometry::PalaceGeometry(wxSize canvas, const game::Palace& palace, wxSize fewest,
                               const std::vector<Cell>& also) {
    Stretch columns = needed(palace, &Cell::x, fewest.x, also), rows = needed(palace, &Cell::y, fewest.y, also);
    const int cell = fitting(canvas, columns.count(), rows.count());
    columns.widen(room(canvas.x, cell));
    rows.widen(room(canvas.y, cell));
    cell_ = cell;
    rim_ = rim_of(cell);
    first_ = {columns.first, rows.first};
    last_ = {columns.last, rows.last};
    const auto start = [&](int length, int count) {
        return std::max(margin + rim_, std::floor((length - count * cell_) / 2));
    };
    origin_ = {start(canvas.x, columns.count()), start(canvas.y, rows.count())};
}

bool PalaceGeometry::shows(Cell cell) const {
    return cell.x >= first_.x && cell.x <= last_.x && cell.y >= first_.y && cell.y <= last_.y;
}

Area PalaceGeometry::grid() const {
    return {origin_.m_x, origin_.m_y, (last_.x - first_.x + 1) * cell_, (last_.y - first_.y + 1) * cell_};
}

Area PalaceGeometry::outside() const { return grown(grid(), rim_); }

Area PalaceGeometry::area(Cell cell) const { return square(centre(cell), cell_); }

Point PalaceGeometry::centre(Cell cell) const {
    return {origin_.m_x + (cell.x - first_.x + 0.5) * cell_, origin_.m_y + (last_.y - cell.y + 0.5) * cell_};
}

std::optional<Cell> PalaceGeometry::cell_at(Point point) const {
    const auto steps = [&](double distance) { return static_cast<int>(std::floor(distance / cell_)); };
    const Cell cell{first_.x + steps(point.m_x - origin_.m_x), last_.y - steps(point.m_y - origin_.m_y)};
    return shows(cell) ? std::optional(cell) : std::nullopt;
}

Line line(const Area& cell, Side side) {
    const Point nw{cell.m_x, cell.m_y}, ne{cell.GetRight(), cell.m_y}, se{cell.GetRight(), cell.GetBottom()},
        sw{cell.m_x, cell.GetBottom()};
    switch (side) {
    case Side::n: return {nw, ne};
    case Side::e: return {ne, se};
    case Side::s: return {se, sw};
    case Side::w: return {sw, nw};
    }
    return {};
}

}
