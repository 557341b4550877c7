#include "app/desktop/drawing/charts/bar_charts.h"

#include "app/desktop/drawing/charts/chart.h"
#include "app/desktop/drawing/charts/frame.h"
#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/text_lines.h"
#include "i18n/words.h"

#include <algorithm>
#include <cmath>

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

namespace {

constexpr int most_bins = 18;

long long rounded_down(long long value, long long step) {
    const long long rest = value % step;
    return value - (rest < 0 ? rest + step : rest);
}

/// Rounded down.
long long in_parts(const Points& points, long long parts) {
    const auto most = static_cast<std::int64_t>(most_drawn);
    const Points drawn = std::clamp(points, Points(-most), Points(most));
    return drawn.whole * parts + drawn.billionths / (Points::parts / parts);
}

wxString points_of_parts(long long number, long long parts) {
    const long long rest = number - rounded_down(number, parts);
    return i18n::figure(Points((number - rest) / parts, static_cast<std::int32_t>(rest * (Points::parts / parts))));
}

/// As many parts of a point as it takes to tell the totals apart.
long long parts_for(const std::vector<Points>& totals, double length) {
    constexpr long long finest = 100'000;
    if (std::ranges::all_of(totals, &Points::is_whole)) return 1;
    long long parts = 1;
    while (parts < finest && length * static_cast<double>(parts) < most_bins) parts *= 10;
    return parts;
}

/// The axis reaches as far as the mean.
struct Across {
    Scale scale;
    double width = 0; ///< of a bin, in pixels
};

wxString results() { return _("Results"); }

/// Where a value lies among bins: a bin of one point has it in its centre.
double in_bins(const Bins& bins, double value) { return bins.width == 1 ? value + 0.5 : value; }

Across across(const Bins& bins, std::optional<double> mean, const Area& area) {
    constexpr double fewest = 5; // bins: a few are not drawn as wide as the plot
    const auto width = static_cast<double>(bins.width);
    Range range{static_cast<double>(bins.bins.front().low), static_cast<double>(bins.bins.back().low) + width};
    if (mean) range = {std::min(range.low, in_bins(bins, *mean)), std::max(range.high, in_bins(bins, *mean))};
    const double missing = std::max(0.0, fewest * width - (range.high - range.low));
    range = {range.low - missing / 2, range.high + missing / 2};
    const Scale scale{range, area.m_x + 6, area.GetRight() - 6};
    return {scale, scale.at(range.low + width) - scale.at(range.low)};
}

wxString bin_words(const Bin& bin, const Bins& bins) {
    const wxString games = i18n::fill_figures(wxPLURAL("{1} result", "{1} results", bin.count), {bin.count});
    const wxString low = points_of_parts(bin.low, bins.parts),
                   last = points_of_parts(bin.low + bins.width - 1, bins.parts);
    if (bins.width == 1) return i18n::fill(_("{1}: {2}"), {low, games});
    return i18n::fill(_("{1} to {2}: {3}"), {low, last, games});
}

void draw_bars(Draft& draft, const Plot& plot, const Bins& bins, const Across& along) {
    const wxColour fill = draft.format.theme == Theme::dark ? wxColour(0x7f, 0xa3, 0x67) : wxColour(0x98, 0xc0, 0x7b);
    for (const Bin& bin : bins.bins) {
        const double left = along.scale.at(static_cast<double>(bin.low)), top = plot.up.at(bin.count);
        const double apart = std::min(1.0, along.width / 8);
        const Area bar(left + apart, top, along.width - 2 * apart, plot.area.GetBottom() - top);
        if (bin.count > 0) draft.add(Box{bar, std::min({3.0, bar.m_width / 2, bar.m_height / 2}), {.fill = fill}});
        if (bin.count > 0) draft.chart.marks.push_back({bar, bin_words(bin, bins)});
    }
}

/// Below the beginning of each bin; of single totals below its centre.
void draw_totals(Draft& draft, const Plot& plot, const Bins& bins, const Across& along) {
    std::vector<Below> labels;
    for (const Bin& bin : bins.bins)
        labels.push_back(
            {along.scale.at(in_bins(bins, static_cast<double>(bin.low))), points_of_parts(bin.low, bins.parts)});
    if (bins.width > 1)
        labels.push_back(
            {labels.back().x + along.width, points_of_parts(bins.bins.back().low + bins.width, bins.parts)});
    add_below(draft, plot.area, labels);
}

void point_at(Draft& draft, const Area& plot, double x, const wxColour& colour) {
    draft.add(Path{{{x, plot.m_y - 2}, {x, plot.GetBottom()}}, {.edge = colour, .width = 2, .dashes = {4, 2}}});
    draft.add(Path{{{x - 5, plot.m_y - 8}, {x + 5, plot.m_y - 8}, {x, plot.m_y - 1}}, {.fill = colour}, true});
}

/// The words of the mean in that width: of too long a name the end is missing, never the figure.
wxString mean_words(const Draft& draft, const wxString& player, double mean, double width, const TextStyle& style) {
    const auto words = [&](const wxString& name) { return filled(_("{1}: {2} on average"), {name, average(mean)}); };
    const double others = draft.format.measure(words({}), style.size, style.bold).width;
    const wxString name = shortened(draft.format.measure, player, width - others, style);
    return shortened(draft.format.measure, words(name), width, style);
}

/// Its words stand above the plot, right of the axis' name.
void draw_mean(Draft& draft, const Plot& plot, double x, const wxString& player, double mean) {
    const TextStyle style{draft.format.text, series(0, draft.format.theme).colour, true};
    point_at(draft, plot.area, x, style.colour);
    const double name = draft.format.measure(results(), draft.format.text, false).width;
    const double left = draft.rest.m_x + name + 2 * draft.format.text, right = plot.area.GetRight();
    const wxString line = mean_words(draft, player, mean, right - left, style);
    if (line.empty()) return;
    Label label = label_at(draft.format.measure, line, {x, draft.rest.m_y + draft.line() / 2}, Align::centre, style);
    label.box.m_x = std::max(left, std::min(label.box.m_x, right - label.box.m_width));
    draft.add(std::move(label));
}

}

Bins bins_of(const std::vector<Points>& totals) {
    if (totals.empty()) return {};
    const auto [least, most] = std::ranges::minmax(totals);
    Bins bins{.parts = parts_for(totals, most.about() - least.about())};
    const long long low = in_parts(least, bins.parts), high = in_parts(most, bins.parts);
    bins.width = static_cast<long long>(step_for(static_cast<double>(high - low + 1), most_bins - 1));
    const long long first = rounded_down(low, bins.width);
    for (long long bin = first; bin <= high; bin += bins.width) bins.bins.push_back({bin});
    for (const Points& total : totals)
        ++bins.bins[static_cast<std::size_t>((in_parts(total, bins.parts) - first) / bins.width)].count;
    return bins;
}

Chart draw(const DistributionChart& data, const ChartFormat& format) {
    Draft draft = begin(format, data.title);
    const Bins bins = bins_of(data.totals);
    if (bins.bins.empty()) return without_data(std::move(draft));
    std::vector<double> counts{0};
    for (const Bin& bin : bins.bins) counts.push_back(bin.count);
    const Plot plot = add_axes(draft, range_of(counts), bins.bins.size(),
                               {results(), data.counted.empty() ? _("Points") : data.counted});
    if (plot.area.IsEmpty()) return std::move(draft.chart);
    const auto mean = data.mean && std::isfinite(*data.mean) ? std::optional(drawable(*data.mean)) : std::nullopt;
    const auto parts = static_cast<double>(bins.parts);
    const auto mean_in_parts = mean ? std::optional(*mean * parts) : std::nullopt;
    const Across along = across(bins, mean_in_parts, plot.area);
    draw_bars(draft, plot, bins, along);
    if (mean) draw_mean(draft, plot, along.scale.at(in_bins(bins, *mean_in_parts)), data.player, *mean);
    draw_totals(draft, plot, bins, along);
    return std::move(draft.chart);
}

}
