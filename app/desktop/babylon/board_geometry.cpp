#include "app/desktop/babylon/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop::babylon {

using clerk::babylon::board_size;
using clerk::babylon::Cell;

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

}
