#include "app/desktop/drawing/charts/rating_chart.h"

#include "app/desktop/drawing/charts/chart.h"
#include "app/desktop/drawing/charts/frame.h"
#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/ellipsis.h"

#include <cmath>

namespace clerk::desktop::charts {

namespace {

/// What can be drawn of a rating.
struct Known {
    wxString label;
    double low = 0;
    double rating = 0;
    double high = 0;
};

std::vector<Known> known(const RatingChart& data) {
    std::vector<Known> ratings;
    for (std::size_t i = 0; i < data.ratings.size(); ++i) {
        const Rating& one = data.ratings[i];
        if (!std::isfinite(one.rating) || !std::isfinite(one.uncertainty)) continue;
        const double rating = drawable(one.rating), around = std::abs(drawable(one.uncertainty));
        const wxString label = single_line(one.label);
        ratings.push_back({label.empty() ? wxString::Format("%zu", i + 1) : label, drawable(rating - around), rating,
                           drawable(rating + around)});
    }
    return ratings;
}

Range range_of_bands(const std::vector<Known>& ratings) {
    std::vector<double> ends;
    for (const Known& one : ratings) ends.insert(ends.end(), {one.low, one.high});
    return range_of(ends);
}

wxColour line_colour(const ChartFormat& format) { return series(0, format.theme).colour; }
Paint band_paint(const ChartFormat& format) {
    return {.fill = with_alpha(line_colour(format), format.theme == Theme::dark ? 0.26 : 0.17)};
}

/// A single rating has a band as wide as its point can be seen.
Path band(const Plot& plot, const std::vector<Known>& ratings) {
    Path band{.points = {}, .closed = true};
    const double half = ratings.size() == 1 ? 12 : 0;
    const auto add = [&](std::size_t i, double value, double aside) {
        band.points.emplace_back(plot.across(i) + aside, plot.up.at(value));
    };
    for (std::size_t i = 0; i < ratings.size(); ++i) add(i, ratings[i].high, -half);
    if (half > 0) add(0, ratings[0].high, half);
    for (std::size_t i = ratings.size(); i-- > 0;) add(i, ratings[i].low, half);
    if (half > 0) add(0, ratings[0].low, -half);
    return band;
}

void explain(Draft& draft) {
    const ChartFormat& format = draft.format;
    add_legend(
        draft,
        {{_("Rating"),
          [&](Point at) {
              return only(Path{{{at.m_x - sample_width / 2, at.m_y}, {at.m_x + sample_width / 2, at.m_y}},
                               {.edge = line_colour(format), .width = 2.5}});
          }},
         {_("How sure the rating is"), [&](Point at) {
              return only(Box{Area(at.m_x - sample_width / 2, at.m_y - 6, sample_width, 12), 2, band_paint(format)});
          }}});
}

void draw_ratings(Draft& draft, const Plot& plot, const std::vector<Known>& ratings) {
    std::vector<Point> points;
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        const Known& one = ratings[i];
        points.emplace_back(plot.across(i), plot.up.at(one.rating));
        draft.chart.marks.push_back({Area(points.back().m_x, points.back().m_y, 0, 0),
                                     filled(_("{1}: {2}, between {3} and {4}"),
                                            {one.label, whole(one.rating), whole(one.low), whole(one.high)})});
    }
    add_line(draft, points, {.edge = line_colour(draft.format), .width = 2.5});
    if (room_for_points(plot))
        for (const Point& point : points)
            draft.add(point_of(series(0, draft.format.theme), point, 4, draft.colours().panel));
}

}

Chart draw(const RatingChart& data, const ChartFormat& format) {
    Draft draft = begin(format, data.title);
    const std::vector<Known> ratings = known(data);
    if (ratings.empty()) return without_data(std::move(draft));
    explain(draft);
    const Plot plot = add_axes(draft, range_of_bands(ratings), ratings.size(), {_("Rating"), wxString()});
    if (plot.area.IsEmpty()) return std::move(draft.chart);
    Path around = band(plot, ratings);
    around.paint = band_paint(format);
    draft.add(std::move(around));
    draw_ratings(draft, plot, ratings);
    add_below(draft, plot, [&](std::size_t i) { return ratings[i].label; });
    return std::move(draft.chart);
}

}
