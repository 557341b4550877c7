// Charts of random data, extreme figures and hostile names among them, at random sizes.
#include "app/desktop/drawing/charts/bar_charts.h"
#include "app/desktop/drawing/charts/line_charts.h"
#include "tests/app/desktop/drawing/charts/labels.h"
#include "tests/app/desktop/drawing/charts/random_data.h"
#include "tests/property.h"

#include <gtest/gtest.h>
#include <wx/settings.h>

using namespace clerk::desktop;
using namespace clerk::desktop::charts;
using namespace clerk::desktop::charts::test;

namespace {

template <class Each> auto many(int most, const Each& each) {
    std::vector<decltype(each())> all;
    for (int left = *rc::gen::inRange(0, most + 1); left > 0; --left) all.push_back(each());
    return all;
}

wxString name() { return *any_name(); }

ScoreChart random_scores() {
    return {name(),
            many(60,
                 [] {
                     return GameScore{name(), *any_int()};
                 }),
            static_cast<std::size_t>(*rc::gen::inRange(0, 9))};
}
CategoryChart random_categories() {
    return {name(), name(), many(12, [] { return CategoryAverage{name(), *any_double(), *any_double()}; })};
}
DistributionChart random_totals() {
    return {name(), many(60, [] { return clerk::Points(*any_int()); }), name(), *any_double()};
}
RoundChart random_rounds() {
    return {name(), many(8, [] { return RoundLine{name(), many(12, [] { return *any_int(); })}; })};
}
RatingChart random_ratings() {
    return {name(), many(40, [] { return Rating{name(), *any_double(), *any_double()}; })};
}

ChartFormat random_look() {
    return format(*rc::gen::inRange(0, 1400), *rc::gen::inRange(0, 900), *rc::gen::element(Theme::light, Theme::dark));
}

bool within(const Sketch& sketch, const std::vector<Point>& points) {
    constexpr double slack = 2;
    return std::ranges::all_of(points, [&](const Point& point) {
        return point.m_x >= -slack && point.m_y >= -slack && point.m_x <= sketch.width + slack &&
               point.m_y <= sketch.height + slack;
    });
}

void stays_in_its_picture(const Sketch& sketch) {
    for (const Shape& shape : sketch.shapes) {
        if (const auto* path = std::get_if<Path>(&shape)) RC_ASSERT(within(sketch, path->points));
        if (const auto* circle = std::get_if<Circle>(&shape)) RC_ASSERT(within(sketch, {circle->centre}));
        if (const auto* box = std::get_if<Box>(&shape)) {
            RC_ASSERT((box->area.m_width >= 0 && box->area.m_height >= 0));
            RC_ASSERT(within(sketch, {box->area.GetLeftTop(), box->area.GetRightBottom()}));
        }
    }
}

template <class Data> void is_sound(const Data& data) {
    const ChartFormat format = random_look();
    const Chart chart = draw(data, format);
    RC_ASSERT(faults_of_labels(chart.sketch) == std::vector<std::string>{});
    stays_in_its_picture(chart.sketch);
    for (const Mark& mark : chart.marks) RC_ASSERT(lies_within(mark.area, format.width, format.height));
    const Point anywhere(*rc::gen::inRange(0, 1400), *rc::gen::inRange(0, 900));
    const auto found = nearest(chart, anywhere);
    RC_ASSERT((!found || *found < chart.marks.size()));
    const wxFont face = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
    RC_ASSERT(svg_of(chart.sketch, face).ends_with("</svg>\n"));
    if (*rc::gen::inRange(0, 10) == 0) RC_ASSERT(image_of(chart.sketch, face).IsOk());
}

PROPERTY(RandomCharts, OfScores, ()) { is_sound(random_scores()); }
PROPERTY(RandomCharts, OfCategories, ()) { is_sound(random_categories()); }
PROPERTY(RandomCharts, OfTotals, ()) { is_sound(random_totals()); }
PROPERTY(RandomCharts, OfRounds, ()) { is_sound(random_rounds()); }
PROPERTY(RandomCharts, OfRatings, ()) { is_sound(random_ratings()); }

}
