#include "app/desktop/drawing/charts/round_chart.h"

#include "app/desktop/drawing/charts/chart.h"
#include "app/desktop/drawing/charts/frame.h"
#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/ellipsis.h"

#include <algorithm>
#include <numeric>

namespace clerk::desktop::charts {

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

}
