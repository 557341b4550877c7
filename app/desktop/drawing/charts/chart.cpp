#include "app/desktop/drawing/charts/chart.h"

#include "app/desktop/drawing/charts/sketch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace clerk::desktop::charts {

Range range_of(const std::vector<double>& values, Range otherwise) {
    Range range{most_drawn, -most_drawn};
    bool any = false;
    for (const double value : values) {
        if (!std::isfinite(value)) continue;
        range = {std::min(range.low, drawable(value)), std::max(range.high, drawable(value))};
        any = true;
    }
    return any ? range : otherwise;
}

double step_for(double length, int most) {
    double step = 1;
    for (int i = 0; length / step > std::max(1, most); ++i) step = step * (i % 3 == 1 ? 2.5 : 2);
    return step;
}

Axis axis_for(Range values, int most) {
    double low = values.low, high = values.high;
    if (high - low < 1) {
        low = low >= 0 && low < 1 ? 0 : std::floor(low) - 1;
        high = std::ceil(high) + 1;
    }
    if (low > 0 && low <= high / 2) low = 0;
    if (high < 0 && high >= low / 2) high = 0;
    const double step = step_for(high - low, most);
    return {{std::floor(low / step) * step, std::ceil(high / step) * step}, step};
}

std::vector<double> ticks(const Axis& axis) {
    const auto first = static_cast<long long>(std::ceil(axis.range.low / axis.step));
    const auto last = static_cast<long long>(std::floor(axis.range.high / axis.step));
    std::vector<double> values;
    for (long long i = first; i <= last; ++i) values.push_back(static_cast<double>(i) * axis.step);
    return values;
}

double drawable(double value) { return std::isfinite(value) ? std::clamp(value, -most_drawn, most_drawn) : 0; }

namespace {

constexpr double reach = 16; ///< pixels around the plot that still point into it

double distance(const Area& area, Point at) {
    const double across = std::max({area.m_x - at.m_x, at.m_x - area.GetRight(), 0.0});
    const double down = std::max({area.m_y - at.m_y, at.m_y - area.GetBottom(), 0.0});
    return std::hypot(across, down);
}

bool within(const Area& area, Point at) { return distance(area, at) == 0; }

bool is_point(const Area& area) { return area.m_width == 0 && area.m_height == 0; }

Shape ring(const Mark& mark, const Palette& colours) {
    const Paint line{.edge = colours.text, .width = 2};
    if (is_point(mark.area)) return Circle{centre(mark.area), 8, line};
    return Box{grown(mark.area, 2), 4, line};
}

/// Above the mark, or below where there is no room above.
Area beside(const Mark& mark, const ChartFormat& format, double width, double height) {
    constexpr double gap = 12;
    const double left = std::clamp(centre(mark.area).m_x - width / 2, 0.0, std::max(0.0, format.width - width));
    const double above = mark.area.m_y - gap - height;
    const double top = above >= 0 ? above : std::min(mark.area.GetBottom() + gap, format.height - height);
    return {left, std::max(0.0, top), width, height};
}

using Colours = std::array<wxColour, different_series>;

// Blue, terracotta, garden green, violet, ochre, water: as what is built has them, deep enough for a line.
const Colours& colours(Theme theme) {
    static const Colours light{wxColour(0x1f, 0x5f, 0x9e), wxColour(0xb9, 0x53, 0x2c), wxColour(0x4c, 0x7d, 0x3d),
                               wxColour(0x70, 0x58, 0xaa), wxColour(0xa8, 0x75, 0x12), wxColour(0x1f, 0x86, 0x90)};
    static const Colours dark{wxColour(0x78, 0xb7, 0xf0), wxColour(0xe8, 0x90, 0x6a), wxColour(0x98, 0xc0, 0x7b),
                              wxColour(0xb4, 0xa0, 0xe6), wxColour(0xe9, 0xb8, 0x3b), wxColour(0x6f, 0xc9, 0xd2)};
    return theme == Theme::dark ? dark : light;
}

const std::array<std::vector<wxDash>, different_series> dashes{
    {{}, {5, 2}, {2, 2}, {6, 2, 1, 2}, {1, 2}, {8, 2, 2, 2, 2, 2}}};

Path polygon(Point at, double radius, int corners, double turned) {
    Path path{.points = {}, .closed = true};
    for (int i = 0; i < corners; ++i) {
        const double angle = (turned + 360.0 * i / corners) * std::numbers::pi / 180;
        path.points.emplace_back(at.m_x + radius * std::sin(angle), at.m_y - radius * std::cos(angle));
    }
    return path;
}

/// An upright cross of two beams.
Path cross(Point at, double radius) {
    const double beam = radius * 0.36;
    const std::array<std::array<double, 2>, 12> corners{{{-beam, -radius},
                                                         {beam, -radius},
                                                         {beam, -beam},
                                                         {radius, -beam},
                                                         {radius, beam},
                                                         {beam, beam},
                                                         {beam, radius},
                                                         {-beam, radius},
                                                         {-beam, beam},
                                                         {-radius, beam},
                                                         {-radius, -beam},
                                                         {-beam, -beam}}};
    Path path{.points = {}, .closed = true};
    for (const auto& [x, y] : corners) path.points.emplace_back(at.m_x + x, at.m_y + y);
    return path;
}

Shape shape(Marker marker, Point at, double radius) {
    switch (marker) {
    case Marker::circle: break;
    case Marker::square: return polygon(at, radius * 1.25, 4, 45);
    case Marker::triangle: return polygon(at, radius * 1.3, 3, 0);
    case Marker::diamond: return polygon(at, radius * 1.35, 4, 0);
    case Marker::cross: return cross(at, radius * 1.25);
    case Marker::pointing_down: return polygon(at, radius * 1.3, 3, 180);
    }
    return Circle{at, radius};
}

}

std::optional<std::size_t> nearest(const Chart& chart, Point at) {
    if (chart.marks.empty() || !within(grown(chart.plot, reach), at)) return std::nullopt;
    const auto found =
        std::ranges::min_element(chart.marks, {}, [&](const Mark& mark) { return distance(mark.area, at); });
    return static_cast<std::size_t>(found - chart.marks.begin());
}

Shapes pointed_at(const Mark& mark, const ChartFormat& format) {
    constexpr double across = 10, down = 6;
    const Palette& colours = format.colours();
    const TextStyle style{format.text, colours.ground, true};
    const wxString words = shortened(format.measure, mark.words, format.width - 2 * across, style);
    const TextSize size = format.measure(words, style.size, style.bold);
    const Area box = beside(mark, format, size.width + 2 * across, size.height + 2 * down);
    return {ring(mark, colours), Box{box, 5, {.fill = colours.text}},
            label_at(format.measure, words, centre(box), Align::centre, style)};
}

Series series(std::size_t index, Theme theme) {
    const std::size_t i = index % different_series;
    return {colours(theme)[i], dashes[i], static_cast<Marker>(i)};
}

Shape point_of(const Series& series, Point at, double radius, const wxColour& ground) {
    Shape point = shape(series.marker, at, radius);
    const Paint paint{.fill = series.colour, .edge = ground, .width = 1.5};
    if (auto* circle = std::get_if<Circle>(&point)) circle->paint = paint;
    if (auto* path = std::get_if<Path>(&point)) path->paint = paint;
    return point;
}

}
