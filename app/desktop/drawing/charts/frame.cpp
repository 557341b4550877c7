#include "app/desktop/drawing/charts/frame.h"

#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/text_lines.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clerk::desktop::charts {

namespace {

constexpr double margin = 14, gap = 8;
constexpr double narrowest = 12, lowest = 6; ///< in sizes of the font

constexpr double axis_gap = 8;
constexpr double lines_a_figure = 2; ///< of room on the axis of the values

/// The room for the data, but for what the figures on the left need.
Area above_the_places(const Draft& draft, bool name_of_places, double right) {
    const double line = draft.line(), below = line * (name_of_places ? 3.1 : 2);
    const double top = line * 1.5 + axis_gap / 2; // for the name of the values, and half of the highest figure
    Area area = draft.rest;
    area.Inset(0, top, right, below);
    return area;
}

double widest(const Draft& draft, const std::vector<double>& values) {
    double width = 0;
    for (const double value : values)
        width = std::max(width, draft.format.measure(whole(value), draft.format.text, false).width);
    return width;
}

void draw_figures(Draft& draft, const Plot& plot) {
    for (const double value : ticks(plot.axis)) {
        const double y = plot.up.at(value);
        const bool base = value == 0;
        const wxColour line = mixed(draft.colours().panel, draft.colours().quiet, base ? 0.7 : 0.25);
        const double sharp = std::floor(y) + 0.5;
        draft.add(Path{{{plot.area.m_x, sharp}, {plot.area.GetRight(), sharp}}, {.edge = line}});
        draft.add(
            label_at(draft.format.measure, whole(value), {plot.area.m_x - axis_gap, y}, Align::right, draft.quiet()));
    }
}

void name_axes(Draft& draft, const Plot& plot, const AxisNames& names) {
    const double line = draft.line();
    draft.write(names.values, {draft.rest.m_x, draft.rest.m_y + line / 2}, Align::left, draft.quiet(),
                draft.rest.m_width);
    if (!names.places.empty())
        draft.write(names.places, {centre(plot.area).m_x, draft.rest.GetBottom() - line / 2}, Align::centre,
                    draft.quiet(), plot.area.m_width);
}

/// Labels no wider than this can stand side by side at least six times.
double widest_below(const Area& plot) { return plot.m_width / 6; }

bool clash(const Area& a, const Area& b) { return a.m_x < b.GetRight() + axis_gap && b.m_x < a.GetRight() + axis_gap; }

}

double Draft::line() const { return std::ceil(format.measure("Ag", format.text, false).height); }

void Draft::write(const wxString& words, Point at, Align align, const TextStyle& style, double width) {
    const wxString line = shortened(format.measure, words, width, style);
    if (!line.empty()) add(label_at(format.measure, line, at, align, style));
}

double Draft::line(const std::vector<wxString>& words) const {
    double high = line();
    for (const wxString& one : words)
        high = std::max(high, std::ceil(format.measure(single_line(one), format.text, true).height));
    return high;
}

Draft begin(const ChartFormat& format, const wxString& title) {
    Draft draft{format, {.title = single_line(title)}, {}};
    draft.chart.sketch = {format.width, format.height, format.colours().panel};
    if (format.width < narrowest * format.text + 2 * margin || format.height < lowest * format.text + 2 * margin)
        return draft;
    draft.rest = Area(margin, margin, format.width - 2 * margin, format.height - 2 * margin);
    if (draft.chart.title.empty()) return draft;
    const TextStyle style{format.text * 1.25, draft.colours().text, true};
    const double high =
        std::max(format.measure(draft.chart.title, style.size, true).height, format.corner_height - margin - gap);
    const double corner = std::max(0.0, format.corner_width + gap - margin);
    draft.write(title, {margin, margin + high / 2}, Align::left, style, std::max(0.0, draft.rest.m_width - corner));
    draft.rest.Inset(0, high + gap, 0, 0);
    return draft;
}

Chart without_data(Draft draft) {
    if (!draft.rest.IsEmpty())
        draft.write(_("Nothing to show yet."), centre(draft.rest), Align::centre, draft.quiet(), draft.rest.m_width);
    return std::move(draft.chart);
}

void add_legend(Draft& draft, const std::vector<LegendEntry>& entries) {
    if (draft.rest.IsEmpty()) return;
    std::vector<wxString> all;
    for (const LegendEntry& entry : entries) all.push_back(entry.words);
    const double before = sample_width + gap, line = draft.line(all) + 2;
    double x = draft.rest.m_x, y = draft.rest.m_y + line / 2;
    for (const LegendEntry& entry : entries) {
        const wxString words = shortened(draft.format.measure, entry.words, draft.rest.m_width - before, draft.plain());
        if (words.empty()) continue;
        const double width = before + draft.format.measure(words, draft.format.text, false).width;
        if (x > draft.rest.m_x && x + width > draft.rest.GetRight()) {
            x = draft.rest.m_x;
            y += line;
        }
        for (Shape& shape : entry.sample({x + sample_width / 2, y})) draft.add(std::move(shape));
        draft.add(label_at(draft.format.measure, words, {x + before, y}, Align::left, draft.plain()));
        x += width + 2 * margin;
    }
    draft.rest.Inset(0, std::min(draft.rest.m_height, y + line / 2 + gap - draft.rest.m_y), 0, 0);
}

void add_line(Draft& draft, const std::vector<Point>& points, const Paint& paint) {
    if (points.size() > 1) draft.add(Path{points, paint});
}

double Plot::across(std::size_t place) const {
    constexpr double inset = 10;
    if (places < 2) return centre(area).m_x;
    const double share = static_cast<double>(place) / static_cast<double>(places - 1);
    return area.m_x + inset + (area.m_width - 2 * inset) * share;
}

Plot add_axes(Draft& draft, Range values, std::size_t places, const AxisNames& names, double right) {
    Plot plot{above_the_places(draft, !names.places.empty(), right), {}, {}, places};
    const int most = static_cast<int>(plot.area.m_height / (lines_a_figure * draft.line()));
    plot.axis = axis_for(values, most);
    plot.area.Inset(widest(draft, ticks(plot.axis)) + axis_gap, 0, 0, 0);
    if (most < 1 || plot.area.m_width < 4 * draft.line()) return {};
    plot.up = {plot.axis.range, plot.area.GetBottom(), plot.area.m_y};
    if (names.falls) std::swap(plot.up.from, plot.up.to);
    draw_figures(draft, plot);
    name_axes(draft, plot, names);
    draft.chart.plot = plot.area;
    return plot;
}

void add_below(Draft& draft, const Plot& plot, const std::function<wxString(std::size_t)>& words) {
    const double spacing = plot.places < 2 ? plot.area.m_width : plot.across(1) - plot.across(0);
    const double width = widest_below(plot.area);
    const auto offered = [&](std::size_t every) {
        std::vector<Below> labels;
        for (std::size_t place = every - 1; place < plot.places; place += every)
            labels.push_back({plot.across(place), shortened(draft.format.measure, words(place), width, draft.quiet())});
        return labels;
    };
    const auto fits = [&](const std::vector<Below>& labels, std::size_t every) {
        return std::ranges::all_of(labels, [&](const Below& label) {
            return draft.format.measure(label.words, draft.format.text, false).width + axis_gap <=
                   spacing * static_cast<double>(every);
        });
    };
    // From distances at which two letters could stand.
    for (double every = step_for(2 * draft.format.text / spacing, 1);; every = step_for(every + 1, 1)) {
        const auto step = static_cast<std::size_t>(every);
        const std::vector<Below> labels = offered(step);
        if (labels.size() < 2 || fits(labels, step)) return add_below(draft, plot.area, labels);
    }
}

void add_below(Draft& draft, const Area& plot, const std::vector<Below>& labels) {
    const double y = plot.GetBottom() + draft.line() * 1.25; // below half of the lowest figure
    std::optional<Area> before;
    for (const Below& below : labels) {
        Label label = label_at(draft.format.measure, below.words, {below.x, y}, Align::centre, draft.quiet());
        const double most = draft.rest.GetRight() - label.box.m_width;
        label.box.m_x = std::max(draft.rest.m_x, std::min(label.box.m_x, most));
        if (label.words.empty() || (before && clash(*before, label.box))) continue;
        before = label.box;
        draft.add(std::move(label));
    }
}

bool room_for_points(const Plot& plot) { return plot.places < 2 || plot.across(1) - plot.across(0) >= 7; }

}
