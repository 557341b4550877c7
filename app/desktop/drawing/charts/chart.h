// What every chart is made of: a sketch, marks that say the data to whoever points at them, and lines that differ.
#pragma once

#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/palette.h"

#include <optional>

namespace clerk::desktop::charts {

/// How large a chart is drawn and in which colours.
struct ChartFormat {
    double width = 640; ///< in pixels
    double height = 360;
    Theme theme = Theme::light;
    double text = 13; ///< size of the font, in pixels
    Measure measure;
    double corner_width = 0; ///< what is kept free in the upper right corner, for a button
    double corner_height = 0;

    const Palette& colours() const { return palette(theme); }
};

/// A figure of the data: where it is drawn, and what it says ("12 May: 104").
struct Mark {
    Area area; ///< of a point: empty
    wxString words;
};

struct Chart {
    wxString title = {};
    Sketch sketch = {};
    Area plot = {};               ///< where the data are; empty: nothing is drawn
    std::vector<Mark> marks = {}; ///< from left to right, or from above
};

/// The mark that is nearest to a place in the plot or beside it; none: the chart has none, or the place is elsewhere.
std::optional<std::size_t> nearest(const Chart& chart, Point at);

/// What is laid over a chart where somebody points at a mark: a ring, and its words in a box that lies within.
Shapes pointed_at(const Mark& mark, const ChartFormat& format);

// How the lines of several players differ: by colour, by dashes, and by the shape of their points.

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
