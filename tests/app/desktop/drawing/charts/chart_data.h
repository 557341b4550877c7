// Charts with plausible data, in English, German and Chinese, for tests and for looking at them.
#pragma once

#include "app/desktop/drawing/charts/chart.h"

#include <string>
#include <vector>

namespace clerk::desktop::charts::test {

using Draw = std::function<Chart(const ChartFormat&)>;

struct NamedChart {
    std::string name;
    Draw draw;
};

/// Names and labels of one language.
struct Words {
    std::vector<wxString> players;
    std::vector<wxString> categories;
    wxString of_scores, of_categories, of_totals, of_rounds, of_ratings; ///< titles
};
Words english();
Words german(); ///< with long words
Words chinese();
Words hostile(); ///< with all that XML and a line of text could stumble over

/// One of each kind, full of data.
std::vector<NamedChart> full_charts(const Words& words);
/// One of each kind with no data, and with a single figure.
std::vector<NamedChart> empty_charts();
std::vector<NamedChart> single_charts();

ChartFormat format(double width = 640, double height = 360, Theme theme = Theme::light);

}
