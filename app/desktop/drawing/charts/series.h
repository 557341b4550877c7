// How the lines of several players differ: by colour, by dashes, and by the shape of their points.
#pragma once

#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/palette.h"

namespace clerk::desktop::charts {

enum class Marker { circle, square, triangle, diamond, cross, pointing_down };

struct Series {
    wxColour colour;
    std::vector<wxDash> dashes; ///< empty: a whole line
    Marker marker = Marker::circle;
};

/// From 0; after `different_series` they begin again.
inline constexpr std::size_t different_series = 6;
Series series(std::size_t index, Theme theme);

/// A point of such a line, on a ground of that colour.
Shape point_of(const Series& series, Point at, double radius, const wxColour& ground);

}
