#include "app/desktop/drawing/charts/frame.h"
#include "app/desktop/drawing/charts/words.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clerk::desktop::charts {

namespace {

constexpr double gap = 8;
constexpr double lines_a_figure = 2; ///< of room on the axis of the values

/// The room for the data, but for what the figures on the left need.
Area above_the_places(const Draft& draft, bool name_of_places, double right) {
    const double line = draft.line(), below = line * (name_of_places ? 3.1 : 2);
    const double top = line * 1.5 + gap / 2; // for the name of the values, and half of the highest figure
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
        draft.add(label_at(draft.format.measure, whole(value), {plot.area.m_x - gap, y}, Align::right, draft.quiet()));
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

bool clash(const Area& a, const Area& b) { return a.m_x < b.GetRight() + gap && b.m_x < a.GetRight() + gap; }

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
    plot.area.Inset(widest(draft, ticks(plot.axis)) + gap, 0, 0, 0);
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
            return draft.format.measure(label.words, draft.format.text, false).width + gap <=
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
