#include "app/desktop/drawing/charts/category_chart.h"

#include "app/desktop/drawing/charts/chart.h"
#include "app/desktop/drawing/charts/frame.h"
#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/ellipsis.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop::charts {

namespace {

constexpr double gap = 8;
constexpr double widest_name = 0.36; ///< of the chart

Paint player_bar(const ChartFormat& format) { return {.fill = series(0, format.theme).colour}; }
Paint table_bar(const ChartFormat& format) {
    return {.fill = mixed(format.colours().panel, format.colours().quiet, 0.45)};
}

/// Where the rows and their bars lie.
struct Rows {
    Area bars;
    Scale along;
    double high = 0; ///< of a row
    std::size_t count = 0;

    double top(std::size_t row) const { return bars.m_y + high * static_cast<double>(row); }
};

LegendEntry entry(const wxString& words, const Paint& paint) {
    return {words, [=](Point at) { return only(Box{Area(at.m_x - 13, at.m_y - 5, 26, 10), 2, paint}); }};
}

std::vector<double> all_points(const CategoryChart& data) {
    std::vector<double> points{0};
    for (const CategoryAverage& one : data.categories) points.insert(points.end(), {one.player, one.table});
    return points;
}

double width_of_names(const Draft& draft, const CategoryChart& data) {
    double width = 0;
    for (const CategoryAverage& one : data.categories)
        width = std::max(width, draft.format.measure(single_line(one.category), draft.format.text, false).width);
    return std::min(width, draft.rest.m_width * widest_name);
}

double width_of_figures(const Draft& draft, const std::vector<double>& points) {
    double width = 0;
    for (const double value : points)
        width = std::max(width, draft.format.measure(average(drawable(value)), draft.format.text, true).width);
    return width + gap;
}

/// Names on the left, then the bars with room for a figure at either end where bars go there.
Rows rows_in(const Draft& draft, const CategoryChart& data) {
    constexpr double highest = 4; // lines
    const std::vector<double> points = all_points(data);
    Range range = range_of(points);
    if (range.high - range.low < 1) range.high = range.low + 1;
    const double figures = width_of_figures(draft, points), line = draft.line();
    Rows rows{
        draft.rest, {}, std::min(highest * line, draft.rest.m_height / static_cast<double>(data.categories.size()))};
    rows.high = std::max(rows.high, 2.5 * line);
    rows.count = std::min(data.categories.size(), static_cast<std::size_t>(draft.rest.m_height / rows.high));
    if (rows.count < data.categories.size())
        rows.count = static_cast<std::size_t>(std::max(0.0, (draft.rest.m_height - line) / rows.high));
    rows.bars.Inset(width_of_names(draft, data) + gap, 0, 0, 0);
    rows.bars.m_height = rows.high * static_cast<double>(rows.count);
    const double before = range.low < 0 ? figures : 0;
    rows.along = {range, rows.bars.m_x + before, rows.bars.GetRight() - figures};
    if (rows.along.to - rows.along.from < figures) rows.count = 0;
    return rows;
}

/// A bar from zero, and its figure at its end; the area of the bar.
Area draw_bar(Draft& draft, const Rows& rows, double value, double y, double high, const Paint& paint, bool bold) {
    const double zero = rows.along.at(0), end = rows.along.at(drawable(value));
    const Area bar(std::min(zero, end), y - high / 2, std::max(1.0, std::abs(end - zero)), high);
    draft.add(Box{bar, std::min(2.0, bar.m_width / 2), paint});
    const TextStyle style = bold ? draft.strong() : draft.quiet();
    const bool left = end < zero;
    draft.add(label_at(draft.format.measure, average(drawable(value)), {left ? end - gap / 2 : end + gap / 2, y},
                       left ? Align::right : Align::left, style));
    return bar;
}

void draw_row(Draft& draft, const Rows& rows, const CategoryChart& data, std::size_t row) {
    const CategoryAverage& one = data.categories[row];
    const double middle_y = rows.top(row) + rows.high / 2, apart = draft.line() * 0.55;
    const double high = draft.line() * 0.75;
    draft.write(one.category, {rows.bars.m_x - gap, middle_y}, Align::right, draft.plain(),
                rows.bars.m_x - gap - draft.rest.m_x);
    const Area own = draw_bar(draft, rows, one.player, middle_y - apart, high, player_bar(draft.format), true);
    const Area all = draw_bar(draft, rows, one.table, middle_y + apart, high * 0.7, table_bar(draft.format), false);
    Area both = own;
    both.Union(all);
    draft.chart.marks.push_back(
        {both, filled(_("{1}: {2}, the table's average {3}"),
                      {one.category, average(drawable(one.player)), average(drawable(one.table))})});
}

void draw_zero(Draft& draft, const Rows& rows) {
    const double x = std::floor(rows.along.at(0)) + 0.5;
    draft.add(Path{{{x, rows.bars.m_y}, {x, rows.bars.GetBottom()}}, {.edge = draft.colours().quiet}});
}

void tell_of_the_rest(Draft& draft, const Rows& rows, std::size_t missing) {
    const int more = static_cast<int>(missing);
    const wxString words = wxPLURAL("and {1} more category", "and {1} more categories", more);
    draft.write(i18n::fill_figures(words, {more}), {rows.bars.m_x, rows.bars.GetBottom() + draft.line() / 2},
                Align::left, draft.quiet(), rows.bars.m_width);
}

}

Chart draw(const CategoryChart& data, const ChartFormat& format) {
    Draft draft = begin(format, data.title);
    if (data.categories.empty()) return without_data(std::move(draft));
    add_legend(draft, {entry(data.player, player_bar(format)), entry(_("Average of the table"), table_bar(format))});
    if (draft.rest.m_height < 3.5 * draft.line()) return std::move(draft.chart);
    const Rows rows = rows_in(draft, data);
    if (rows.count == 0) return std::move(draft.chart);
    draft.chart.plot = rows.bars;
    for (std::size_t row = 0; row < rows.count; ++row) draw_row(draft, rows, data, row);
    draw_zero(draft, rows);
    if (rows.count < data.categories.size()) tell_of_the_rest(draft, rows, data.categories.size() - rows.count);
    return std::move(draft.chart);
}

}
