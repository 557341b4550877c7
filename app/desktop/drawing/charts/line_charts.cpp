#include "app/desktop/drawing/charts/line_charts.h"

#include "app/desktop/drawing/charts/chart.h"
#include "app/desktop/drawing/charts/frame.h"
#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/text_lines.h"
#include "i18n/words.h"

#include <algorithm>
#include <cmath>
#include <numeric>

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

namespace {

constexpr double gap = 10;
constexpr double widest_name = 0.28; ///< of the chart

std::vector<double> all_totals(const RoundChart& data) {
    std::vector<double> totals;
    for (const RoundLine& line : data.lines) totals.insert(totals.end(), line.totals.begin(), line.totals.end());
    return totals;
}

std::size_t rounds_of(const RoundChart& data) {
    std::size_t rounds = 0;
    for (const RoundLine& line : data.lines) rounds = std::max(rounds, line.totals.size());
    return rounds;
}

/// The room for the names, with the sample of the line before each.
double width_of_names(const Draft& draft, const RoundChart& data) {
    double width = 0;
    for (const RoundLine& line : data.lines)
        width = std::max(width, draft.format.measure(single_line(line.player), draft.format.text, true).width);
    return std::min(width, draft.rest.m_width * widest_name) + 2 * gap;
}

void draw_line(Draft& draft, const Plot& plot, const RoundLine& line, const Series& series) {
    std::vector<Point> points;
    for (std::size_t round = 0; round < line.totals.size(); ++round)
        points.emplace_back(plot.across(round), plot.up.at(line.totals[round]));
    add_line(draft, points, {.edge = series.colour, .width = 2.25, .dashes = series.dashes});
    if (room_for_points(plot))
        for (const Point& point : points) draft.add(point_of(series, point, 4.5, draft.colours().panel));
}

/// From left to right, so that who steps through them goes from round to round.
void mark_totals(Draft& draft, const Plot& plot, const RoundChart& data) {
    for (std::size_t round = 0; round < plot.places; ++round)
        for (const RoundLine& line : data.lines) {
            if (round >= line.totals.size()) continue;
            const int total = line.totals[round];
            draft.chart.marks.push_back(
                {Area(plot.across(round), plot.up.at(total), 0, 0),
                 filled(_("{1}, round {2}: {3}"), {line.player, whole(static_cast<double>(round + 1)), whole(total)})});
        }
}

/// Lines that have an end, those that end higher first.
std::vector<std::size_t> from_above(const RoundChart& data) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < data.lines.size(); ++i)
        if (!data.lines[i].totals.empty()) order.push_back(i);
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t i) { return data.lines[i].totals.back(); });
    return order;
}

/// Heights near to those wished (from above), each at least `line` below the one before. Requires room for all.
std::vector<double> apart(std::vector<double> wished, double line, double top, double bottom) {
    for (double& y : wished) {
        y = std::max(y, top);
        top = y + line;
    }
    for (std::size_t i = wished.size(); i-- > 0;) {
        wished[i] = std::min(wished[i], bottom);
        bottom = wished[i] - line;
    }
    return wished;
}

void name_lines(Draft& draft, const Plot& plot, const RoundChart& data) {
    std::vector<std::size_t> order = from_above(data);
    std::vector<wxString> names;
    for (const std::size_t i : order) names.push_back(data.lines[i].player);
    const double line = draft.line(names);
    const Area room(plot.area.GetRight() + gap, plot.area.m_y - line / 2, 0, plot.area.m_height + line);
    order.resize(std::min(order.size(), static_cast<std::size_t>(room.m_height / line)));
    std::vector<double> heights;
    for (const std::size_t i : order) heights.push_back(plot.up.at(data.lines[i].totals.back()));
    heights = apart(heights, line, room.m_y + line / 2, room.GetBottom() - line / 2);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Series style = series(order[i], draft.format.theme);
        draft.add(point_of(style, {room.m_x, heights[i]}, 4.5, draft.colours().panel));
        draft.write(data.lines[order[i]].player, {room.m_x + gap, heights[i]}, Align::left,
                    {draft.format.text, style.colour, true}, draft.rest.GetRight() - room.m_x - gap);
    }
}

}

Chart draw(const RoundChart& data, const ChartFormat& format) {
    Draft draft = begin(format, data.title);
    const std::size_t rounds = rounds_of(data);
    if (rounds == 0) return without_data(std::move(draft));
    const Plot plot =
        add_axes(draft, range_of(all_totals(data)), rounds, {_("Points"), _("Rounds")}, width_of_names(draft, data));
    if (plot.area.IsEmpty()) return std::move(draft.chart);
    for (std::size_t i = data.lines.size(); i-- > 0;) draw_line(draft, plot, data.lines[i], series(i, format.theme));
    mark_totals(draft, plot, data);
    name_lines(draft, plot, data);
    add_below(draft, plot, [](std::size_t round) { return whole(static_cast<double>(round + 1)); });
    return std::move(draft.chart);
}

namespace {

Paint average_line(const ChartFormat& format) { return {.edge = series(0, format.theme).colour, .width = 3}; }
Paint score_line(const ChartFormat& format) {
    return {.edge = mixed(format.colours().panel, format.colours().quiet, 0.6), .width = 1.25};
}

Shape score_point(const ChartFormat& format, Point at) {
    return Circle{at, 3.5, {.fill = format.colours().panel, .edge = format.colours().quiet, .width = 1.75}};
}

wxString average_words(std::size_t window) {
    const int games = static_cast<int>(window);
    return i18n::fill_figures(wxPLURAL("Average of {1} game", "Average of {1} games", games), {games});
}

Shapes line_sample(const Paint& paint, Point at) {
    return {Path{{{at.m_x - sample_width / 2, at.m_y}, {at.m_x + sample_width / 2, at.m_y}}, paint}};
}

void explain(Draft& draft, const ScoreChart& data, bool averaged) {
    const ChartFormat& format = draft.format;
    std::vector<LegendEntry> entries{{_("Score of a game"), [&](Point at) {
                                          Shapes shapes = line_sample(score_line(format), at);
                                          shapes.push_back(score_point(format, at));
                                          return shapes;
                                      }}};
    if (averaged)
        entries.push_back(
            {average_words(data.window), [&](Point at) { return line_sample(average_line(format), at); }});
    add_legend(draft, entries);
}

wxString name_of(const ScoreChart& data, std::size_t game) {
    const wxString label = single_line(data.games[game].label);
    return label.empty() ? wxString::Format("%zu", game + 1) : label;
}

void draw_scores(Draft& draft, const Plot& plot, const ScoreChart& data) {
    std::vector<Point> points;
    for (std::size_t game = 0; game < data.games.size(); ++game) {
        const Points& score = data.games[game].score;
        points.emplace_back(plot.across(game), plot.up.at(drawable(score.about())));
        draft.chart.marks.push_back({Area(points.back().m_x, points.back().m_y, 0, 0),
                                     filled(_("{1}: {2}"), {name_of(data, game), i18n::figure(score)})});
    }
    add_line(draft, points, score_line(draft.format));
    if (room_for_points(plot))
        for (const Point& point : points) draft.add(score_point(draft.format, point));
}

void draw_average(Draft& draft, const Plot& plot, const std::vector<double>& average) {
    const std::size_t first = plot.places - average.size();
    std::vector<Point> points;
    for (std::size_t i = 0; i < average.size(); ++i)
        points.emplace_back(plot.across(first + i), plot.up.at(average[i]));
    add_line(draft, points, average_line(draft.format));
}

}

std::vector<double> moving_average(const std::vector<GameScore>& games, std::size_t window) {
    std::vector<double> averages;
    if (window == 0) return averages;
    double sum = 0;
    for (std::size_t i = 0; i < games.size(); ++i) {
        sum += games[i].score.about();
        if (i >= window) sum -= games[i - window].score.about();
        if (i + 1 >= window) averages.push_back(sum / static_cast<double>(window));
    }
    return averages;
}

Chart draw(const ScoreChart& data, const ChartFormat& format) {
    Draft draft = begin(format, data.title);
    if (data.games.empty()) return without_data(std::move(draft));
    const std::vector<double> average = moving_average(data.games, data.window);
    explain(draft, data, average.size() > 1);
    std::vector<double> scores;
    for (const GameScore& game : data.games) scores.push_back(game.score.about());
    const Plot plot = add_axes(draft, range_of(scores), data.games.size(),
                               {data.counted.empty() ? _("Points") : data.counted, _("Games"), data.lowest_wins});
    if (plot.area.IsEmpty()) return std::move(draft.chart);
    draw_scores(draft, plot, data);
    draw_average(draft, plot, average);
    add_below(draft, plot, [&](std::size_t game) { return name_of(data, game); });
    return std::move(draft.chart);
}

}
