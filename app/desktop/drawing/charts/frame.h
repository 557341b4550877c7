// What surrounds the data of a chart: title, legend, axes with their figures and names. Each takes its room from the
// area that is left.
#pragma once

#include "app/desktop/drawing/charts/chart.h"

namespace clerk::desktop::charts {

/// A chart being drawn.
struct Draft {
    const ChartFormat& format;
    Chart chart;
    Area rest; ///< where nothing is drawn yet

    const Palette& colours() const { return format.colours(); }
    double line() const;                                   ///< the height of a line of figures
    double line(const std::vector<wxString>& words) const; ///< of any of these too: other scripts are higher
    TextStyle plain() const { return {format.text, colours().text}; }
    TextStyle quiet() const { return {format.text, colours().quiet}; }
    TextStyle strong() const { return {format.text, colours().text, true}; }
    template <class Any> void add(Any shape) { chart.sketch.shapes.emplace_back(std::move(shape)); }
    /// Words level with a place, shortened to the width; nothing where not even a letter fits.
    void write(const wxString& words, Point at, Align align, const TextStyle& style, double width);
};

/// The ground and the title. On less than some twelve letters by six lines nothing is drawn: `rest` is empty.
Draft begin(const ChartFormat& format, const wxString& title);

/// A chart without data says so.
Chart without_data(Draft draft);

struct LegendEntry {
    wxString words;
    std::function<Shapes(Point centre)> sample; ///< as wide as `sample_width`
};
inline constexpr double sample_width = 26;
void add_legend(Draft& draft, const std::vector<LegendEntry>& entries);

/// Where values lie above a row of places.
struct Plot {
    Area area; ///< empty: there is no room for it
    Axis axis; ///< of the values
    Scale up;  ///< of the values
    std::size_t places = 0;

    double across(std::size_t place) const; ///< its centre; a single place lies in the centre
};

struct AxisNames {
    wxString values;
    wxString places;
    bool falls = false; ///< the least value is on top
};
/// Draws the axis of the values, and leaves `right` pixels beside the plot; takes all that is left.
Plot add_axes(Draft& draft, Range values, std::size_t places, const AxisNames& names, double right = 0);

/// Words below places of the plot, left out at regular distances where they would lie on each other.
void add_below(Draft& draft, const Plot& plot, const std::function<wxString(std::size_t)>& words);

/// Words below any positions, from left to right; one that has no room is left out.
struct Below {
    double x = 0;
    wxString words;
};
void add_below(Draft& draft, const Area& plot, const std::vector<Below>& labels);

/// A line through the points, and the points themselves where there is room between them.
void add_line(Draft& draft, const std::vector<Point>& points, const Paint& paint);
bool room_for_points(const Plot& plot);

}
