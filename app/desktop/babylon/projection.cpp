#include "app/desktop/babylon/projection.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace clerk::desktop::babylon {

using clerk::babylon::board_size;

namespace {

constexpr double margin = 0.95; // in units, on every side
constexpr double headroom = 0.8;

}

Projection::Projection(wxSize size, int levels, int turn) : turn_((turn % 4 + 4) % 4) {
    const double above = (levels + headroom) * level_high;
    const double high = 2 * board_size * slope + board_thick;
    unit_ = std::min(size.x / (2 * board_size + 2 * margin), size.y / (high + above + margin));
    const double spare = size.y - (high + above + margin) * unit_;
    origin_ = {size.x / 2.0, spare / 2 + above * unit_};
}

Point Projection::at(const Spot& spot) const {
    return {origin_.m_x + (spot.u - spot.v) * unit_,
            origin_.m_y + ((spot.u + spot.v) * slope - spot.z * level_high) * unit_};
}

Spot Projection::corner(clerk::babylon::Cell cell) const {
    int u = cell.x, v = board_size - 1 - cell.y;
    for (int i = 0; i < turn_; ++i) u = std::exchange(v, u), u = board_size - 1 - u;
    return {static_cast<double>(u), static_cast<double>(v), 0};
}

Spot Projection::centre(clerk::babylon::Cell cell, double level) const {
    const Spot spot = corner(cell);
    return {spot.u + 0.5, spot.v + 0.5, level};
}

Area Projection::outline(const Box& box) const {
    const double left = at({box.low.u, box.high.v, 0}).m_x, right = at({box.high.u, box.low.v, 0}).m_x;
    const double top = at({box.low.u, box.low.v, box.high.z}).m_y;
    const double bottom = at({box.high.u, box.high.v, box.low.z}).m_y;
    return {left, top, right - left, bottom - top};
}

Area Projection::flat_area(const Spot& low, const Spot& high) {
    return {low.u * flat_cell, low.v * flat_cell, (high.u - low.u) * flat_cell, (high.v - low.v) * flat_cell};
}

wxGraphicsMatrix Projection::flat(wxGraphicsContext& gc, double level) const {
    const Point origin = at({0, 0, level});
    const double across = unit_ / flat_cell, down = across * slope;
    return gc.CreateMatrix(across, down, -across, down, origin.m_x, origin.m_y);
}

namespace {

/// Along one axis. One looks down it: what is less is farther away.
bool behind(double high, double low) { return high <= low + 1e-9; }

bool behind(const Box& a, const Box& b) {
    return behind(a.high.u, b.low.u) || behind(a.high.v, b.low.v) || behind(a.high.z, b.low.z);
}

bool overlap(double a_low, double a_high, double b_low, double b_high) {
    constexpr double touch = 1e-9;
    return a_low < b_high - touch && b_low < a_high - touch;
}

/// Whether some line of sight meets both. Up a level it goes `slant` cells to the front in both directions, so that a
/// box is seen as a hexagon, whose sides run in three directions.
bool meet_in_picture(const Box& a, const Box& b) {
    constexpr double slant = Projection::level_high / (2 * Projection::slope);
    return overlap(a.low.u - a.high.v, a.high.u - a.low.v, b.low.u - b.high.v, b.high.u - b.low.v) &&
           overlap(a.low.u - slant * a.high.z, a.high.u - slant * a.low.z, b.low.u - slant * b.high.z,
                   b.high.u - slant * b.low.z) &&
           overlap(a.low.v - slant * a.high.z, a.high.v - slant * a.low.z, b.low.v - slant * b.high.z,
                   b.high.v - slant * b.low.z);
}

bool hides(const Box& near, const Box& far) { return behind(far, near) && meet_in_picture(near, far); }

/// Those that it hides come first.
void paint_after(std::size_t box, const std::vector<Box>& boxes, std::vector<bool>& seen,
                 std::vector<std::size_t>& order) {
    if (seen[box]) return;
    seen[box] = true;
    for (std::size_t other = 0; other < boxes.size(); ++other)
        if (!seen[other] && hides(boxes[box], boxes[other])) paint_after(other, boxes, seen, order);
    order.push_back(box);
}

}

std::vector<std::size_t> painting_order(const std::vector<Box>& boxes) {
    std::vector<std::size_t> order;
    std::vector<bool> seen(boxes.size());
    for (std::size_t box = 0; box < boxes.size(); ++box) paint_after(box, boxes, seen, order);
    return order;
}

}
