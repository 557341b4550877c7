#include "app/desktop/drawing/charts/series.h"

#include <array>
#include <numbers>

namespace clerk::desktop::charts {

namespace {

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
