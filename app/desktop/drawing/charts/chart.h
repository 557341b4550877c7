// What every chart is made of.
#pragma once

#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/palette.h"
#include "i18n/text.h"

#include <optional>
#include <vector>

namespace clerk::desktop::charts {

// Axes: ranges that end on round figures, and the figures written beside them.

struct Range {
    double low = 0;
    double high = 0;
};

/// The finite values' range; `otherwise` where there are none.
Range range_of(const std::vector<double>& values, Range otherwise = {0, 1});

/// The smallest of 1, 2, 5, 10, 20, 50, … that divides so long a range into at most so many steps (at least one).
double step_for(double length, int most);

/// A range that is not empty, and the distance of its figures.
struct Axis {
    Range range;
    double step = 1;
};
/// Holds the values' range, begins and ends on a step, has about so many steps. Zero is on it if it is near.
Axis axis_for(Range values, int most);
std::vector<double> ticks(const Axis& axis); ///< the multiples of its step

/// From values to pixels; `from` may be beyond `to`.
struct Scale {
    Range range;
    double from = 0;
    double to = 0;

    double at(double value) const { return from + (to - from) * ((value - range.low) / (range.high - range.low)); }
};

/// A value as charts take it: finite, and not beyond what can be drawn.
inline constexpr double most_drawn = 1e12;
double drawable(double value);

using i18n::average;
using i18n::whole;

// What every chart is made of: a sketch, marks that say the data to whoever points at them, and lines that differ.

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
