#include "app/desktop/babylon/solids.h"

#include "app/desktop/babylon/pieces.h"
#include "app/desktop/drawing/strokes.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

namespace clerk::desktop::babylon {

using clerk::babylon::board_size;
using clerk::babylon::Kind;

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

/// Puts a box into the order of painting, behind the boxes that it hides.
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

namespace {

const wxColour dark{0x3a, 0x24, 0x12};
const wxColour white{0xff, 0xff, 0xff};

wxColour lighter(const wxColour& colour, double by) { return mixed(colour, white, by); }
wxColour darker(const wxColour& colour, double by) { return mixed(colour, dark, by); }

std::vector<Point> seen(const View& view, const std::vector<Spot>& spots) {
    std::vector<Point> points;
    for (const Spot& spot : spots) points.push_back(view.projection.at(spot));
    return points;
}

/// With a line of its own colour, so that no gap shows between two faces that meet.
void face(const View& view, const std::vector<Spot>& spots, const wxColour& colour) {
    paint_shape(view.gc, seen(view, spots), {.fill = colour, .edge = colour, .width = 0.6});
}

Spot moved(const Spot& spot, double u, double v, double z) { return {spot.u + u, spot.v + v, spot.z + z}; }

Spot between(const Spot& a, const Spot& b, double share) {
    return {a.u + (b.u - a.u) * share, a.v + (b.v - a.v) * share, a.z + (b.z - a.z) * share};
}

Spot on_ring(const Spot& middle, double radius, double degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    return moved(middle, radius * std::cos(angle), radius * std::sin(angle), 0);
}

/// A circle on the ground is an ellipse in the picture.
Area ellipse(const View& view, const Spot& middle, double radius) {
    const Point at = view.projection.at(middle);
    const double across = radius * std::numbers::sqrt2 * view.projection.unit();
    const double down = across * Projection::slope;
    return {at.m_x - across, at.m_y - down, 2 * across, 2 * down};
}

void paint_ellipse(const View& view, const Area& area, const Ink& ink) {
    wxGraphicsPath path = view.gc.CreatePath();
    path.AddEllipse(area.m_x, area.m_y, area.m_width, area.m_height);
    paint(view.gc, path, ink);
}

}

void draw_box(const View& view, const Box& box, const wxColour& colour) {
    const auto& [low, high] = box;
    const double top = high.z;
    face(view, {{low.u, high.v, low.z}, {high.u, high.v, low.z}, {high.u, high.v, top}, {low.u, high.v, top}},
         darker(colour, 0.2));
    face(view, {{high.u, low.v, low.z}, {high.u, high.v, low.z}, {high.u, high.v, top}, {high.u, low.v, top}},
         darker(colour, 0.42));
    face(view, {{low.u, low.v, top}, {high.u, low.v, top}, {high.u, high.v, top}, {low.u, high.v, top}}, colour);
}

void draw_column(const View& view, const Spot& foot, double radius, double height, const wxColour& colour) {
    const Area below = ellipse(view, foot, radius), above = ellipse(view, moved(foot, 0, 0, height), radius);
    const double left = below.m_x, right = below.GetRight();
    const double from = above.m_y + above.m_height / 2, to = below.m_y + below.m_height / 2;
    wxGraphicsPath body = view.gc.CreatePath();
    body.MoveToPoint(left, from);
    body.AddLineToPoint(left, to);
    body.AddCurveToPoint(left, to + below.m_height * 0.66, right, to + below.m_height * 0.66, right, to);
    body.AddLineToPoint(right, from);
    body.CloseSubpath();
    view.gc.SetPen(wxNullPen);
    wxGraphicsGradientStops stops(lighter(colour, 0.12), darker(colour, 0.46));
    stops.Add(colour, 0.3F);
    view.gc.SetBrush(view.gc.CreateLinearGradientBrush(left, 0, right, 0, stops));
    view.gc.FillPath(body);
    paint_ellipse(view, above, {.fill = lighter(colour, 0.3), .edge = darker(colour, 0.25), .width = 0.7});
}

void draw_pillar(const View& view, const Spot& foot, double height) {
    const wxColour& stone = colours().stone;
    draw_column(view, foot, 0.21, 0.1, stone);
    draw_column(view, moved(foot, 0, 0, 0.1), 0.14, height - 0.2, stone);
    draw_column(view, moved(foot, 0, 0, height - 0.1), 0.21, 0.1, stone);
}

void draw_double_pillar(const View& view, const Spot& foot, double height) {
    draw_pillar(view, foot, height / 2);
    draw_pillar(view, moved(foot, 0, 0, height / 2), height / 2);
}

void draw_statue(const View& view, const Spot& foot, double height) {
    const wxColour& gold = colours().statue;
    draw_column(view, foot, 0.24, height * 0.2, darker(gold, 0.12));
    draw_column(view, moved(foot, 0, 0, height * 0.2), 0.13, height * 0.48, gold);
    draw_column(view, moved(foot, 0, 0, height * 0.52), 0.17, height * 0.16, gold);
    const Point head = view.projection.at(moved(foot, 0, 0, height * 0.84));
    const double radius = 0.13 * view.projection.unit() * Projection::level_high * std::max(0.9, height);
    paint_circle(view.gc, head, radius, {.fill = gold, .edge = darker(gold, 0.35), .width = 0.7});
    paint_circle(view.gc, {head.m_x - radius * 0.3, head.m_y - radius * 0.3}, radius * 0.4,
                 {.fill = with_alpha(white, 0.45)});
}

void draw_gazebo(const View& view, const Spot& foot) {
    constexpr double radius = 0.34, posts = 0.42, roof = 0.78;
    const wxColour& tiles = colours().gazebo;
    for (const double degrees : {225.0, 135.0, 315.0, 45.0})
        draw_column(view, on_ring(foot, radius * 0.82, degrees), 0.035, posts, lighter(tiles, 0.55));
    const Spot eaves = moved(foot, 0, 0, posts), apex = moved(foot, 0, 0, roof);
    for (const int i : {4, 3, 5, 2, 6, 1, 7, 0}) {
        const double from = 45.0 * i + 22.5;
        const double light = std::cos((from + 22.5 - 100) * std::numbers::pi / 180);
        face(view, {on_ring(eaves, radius * 1.12, from), on_ring(eaves, radius * 1.12, from + 45), apex},
             light > 0 ? lighter(tiles, 0.26 * light) : darker(tiles, -0.4 * light));
    }
    paint_circle(view.gc, view.projection.at(apex), 0.05 * view.projection.unit(), {.fill = {0xfb, 0xe3, 0xc4}});
}

void draw_fountain(const View& view, const Spot& a, const Spot& b) {
    constexpr double high = 0.14, rim = 0.27;
    const Spot low{std::min(a.u, b.u) - rim, std::min(a.v, b.v) - rim, a.z};
    const Spot far{std::max(a.u, b.u) + rim, std::max(a.v, b.v) + rim, a.z + high};
    draw_box(view, {low, far}, colours().stone);
    const wxColour& water = colours().water;
    constexpr double in = 0.07;
    face(view,
         {{low.u + in, low.v + in, far.z},
          {far.u - in, low.v + in, far.z},
          {far.u - in, far.v - in, far.z},
          {low.u + in, far.v - in, far.z}},
         water);
    for (const Spot& spring : {a, b}) {
        const Spot foot = moved(spring, 0, 0, high);
        paint_ellipse(view, ellipse(view, foot, 0.14), {.edge = with_alpha(white, 0.75), .width = 1});
        draw_column(view, foot, 0.045, 0.24, lighter(water, 0.55));
        paint_ellipse(view, ellipse(view, moved(foot, 0, 0, 0.24), 0.1), {.fill = with_alpha(white, 0.85)});
    }
}

void draw_bridge(const View& view, const Spot& a, const Spot& b) {
    constexpr int planks = 14;
    constexpr double half = 0.19, end = 0.3, rise = 0.34, rail = 0.07;
    const double length = std::abs(b.u - a.u) + std::abs(b.v - a.v), beyond = end / length;
    const Spot from = between(a, b, -beyond), to = between(a, b, 1 + beyond);
    const bool along_u = a.v == b.v;
    const double across_u = along_u ? 0 : half, across_v = along_u ? half : 0;
    const auto crown = [](double share) { return rise * (1 - (2 * share - 1) * (2 * share - 1)) + 0.04; };
    const auto edge = [&](double share, double side, double above) {
        return moved(between(from, to, share), side * across_u, side * across_v, crown(share) + above);
    };
    const wxColour& wood = colours().bridge;
    const auto parapet = [&](double side) {
        for (int i = 0; i < planks; ++i) {
            const double s = i / double{planks}, t = (i + 1) / double{planks};
            face(view, {edge(s, side, -0.1), edge(t, side, -0.1), edge(t, side, rail), edge(s, side, rail)},
                 darker(wood, along_u ? 0.3 : 0.5));
        }
    };
    parapet(-1);
    for (int i = 0; i < planks; ++i) {
        const double s = i / double{planks}, t = (i + 1) / double{planks};
        face(view, {edge(s, -1, 0), edge(t, -1, 0), edge(t, 1, 0), edge(s, 1, 0)},
             i % 2 == 0 ? lighter(wood, 0.2) : lighter(wood, 0.08));
    }
    parapet(1);
}

namespace {

/// As wide as stairs are, from one spot to another along a row or a column.
Box stair_box(const Spot& a, const Spot& b, double from, double to) {
    constexpr double half = 0.22;
    const double wide_u = a.u == b.u ? half : 0, wide_v = a.v == b.v ? half : 0;
    return {{std::min(a.u, b.u) - wide_u, std::min(a.v, b.v) - wide_v, from},
            {std::max(a.u, b.u) + wide_u, std::max(a.v, b.v) + wide_v, to}};
}

}

void draw_flight(const View& view, const Spot& low, const Spot& high) {
    constexpr int treads = 6;
    const Spot edge = between(low, high, 0.5);
    const bool rises_to_the_front = high.u > low.u || high.v > low.v;
    for (int i = 0; i < treads; ++i) {
        const int step = rises_to_the_front ? i : treads - 1 - i;
        const Spot near = between(low, edge, step / double{treads}),
                   far = between(low, edge, (step + 1) / double{treads});
        draw_box(view, stair_box(near, far, low.z, low.z + (high.z - low.z) * (step + 1) / treads), colours().stairs);
    }
}

void draw_landing(const View& view, const Spot& low, const Spot& high) {
    draw_box(view, stair_box(between(low, high, 0.5), between(low, high, 0.85), high.z, high.z + 0.06),
             colours().stairs);
}

}
