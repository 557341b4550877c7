#include "app/desktop/rajas/province_geometry.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop::rajas {

namespace {

constexpr double largest_cell = 104, smallest_cell = 8;
constexpr double rim_share = 0.56, bare_rim_share = 0.2; ///< of a cell: with what is printed there, and without
constexpr double margin = 6;                             ///< around the rim, for its shadow

}

ProvinceGeometry::ProvinceGeometry(wxSize canvas, const ProvinceView& view) : columns_(view.columns), rows_(view.rows) {
    const double share = view.yields.empty() ? bare_rim_share : rim_share;
    const double across = (canvas.x - 2 * margin) / (columns_ + 2 * share);
    const double down = (canvas.y - 2 * margin) / (rows_ + 2 * share);
    cell_ = std::floor(std::clamp(std::min(across, down), smallest_cell, largest_cell));
    rim_ = std::floor(cell_ * share);
    origin_ = {std::floor((canvas.x - columns_ * cell_) / 2), std::floor((canvas.y - rows_ * cell_) / 2)};
}

Area ProvinceGeometry::grid() const { return {origin_.m_x, origin_.m_y, columns_ * cell_, rows_ * cell_}; }

Area ProvinceGeometry::outside() const { return grown(grid(), rim_); }

Area ProvinceGeometry::area(game::Cell cell) const { return square(centre(cell), cell_); }

Point ProvinceGeometry::centre(game::Cell cell) const {
    return {origin_.m_x + (cell.x - 0.5) * cell_, origin_.m_y + (rows_ - cell.y + 0.5) * cell_};
}

Point ProvinceGeometry::middle(const game::Edge& edge) const {
    const Point inner = centre(edge.cell), outer = centre(edge.beyond());
    return {(inner.m_x + outer.m_x) / 2, (inner.m_y + outer.m_y) / 2};
}

Area ProvinceGeometry::beside(const game::Edge& edge) const {
    const Point at = middle(edge), outer = centre(edge.beyond());
    const double width = cell_ * 0.5, height = cell_ * 0.36, away = 0.52;
    const Point middle{at.m_x + (outer.m_x - at.m_x) * away, at.m_y + (outer.m_y - at.m_y) * away};
    return {middle.m_x - width / 2, middle.m_y - height / 2, width, height};
}

std::optional<game::Cell> ProvinceGeometry::cell_at(Point point) const {
    const auto steps = [&](double distance) { return static_cast<int>(std::floor(distance / cell_)); };
    const game::Cell cell{1 + steps(point.m_x - origin_.m_x), rows_ - steps(point.m_y - origin_.m_y)};
    const bool shown = cell.x >= 1 && cell.x <= columns_ && cell.y >= 1 && cell.y <= rows_;
    return shown ? std::optional(cell) : std::nullopt;
}

}
