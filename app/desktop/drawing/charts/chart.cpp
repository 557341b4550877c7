#include "app/desktop/drawing/charts/chart.h"

#include "app/desktop/drawing/charts/sketch.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop::charts {

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

}
