#include "app/desktop/drawing/charts/frame.h"

#include "app/desktop/drawing/charts/words.h"
#include "app/desktop/drawing/ellipsis.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop::charts {

namespace {

constexpr double margin = 14, gap = 8;
constexpr double narrowest = 12, lowest = 6; ///< in sizes of the font

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

}
