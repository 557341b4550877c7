// Ticks, moving averages and bins against plain recomputations.
#include "app/desktop/drawing/charts/bar_charts.h"
#include "app/desktop/drawing/charts/chart.h"
#include "app/desktop/drawing/charts/line_charts.h"
#include "tests/app/desktop/drawing/charts/random_data.h"
#include "tests/property.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

using clerk::Points;
using namespace clerk::desktop::charts;
using namespace clerk::desktop::charts::test;

namespace {

bool is_1_2_5(double step) {
    while (step >= 10) step /= 10;
    return step == 1 || step == 2 || step == 5;
}

PROPERTY(Ticks, AreRoundFiguresAroundAllValues, ()) {
    const std::vector<double> values = *rc::gen::nonEmpty(rc::gen::container<std::vector<double>>(any_double()));
    const int most = *rc::gen::inRange(1, 12);
    const Range range = range_of(values);
    const Axis axis = axis_for(range, most);
    RC_ASSERT(is_1_2_5(axis.step));
    RC_ASSERT(axis.range.low < axis.range.high);
    for (const double value : values)
        if (std::isfinite(value)) {
            RC_ASSERT(axis.range.low <= drawable(value));
            RC_ASSERT(drawable(value) <= axis.range.high);
        }
    const std::vector<double> figures = ticks(axis);
    RC_ASSERT(figures.size() >= 2u);
    RC_ASSERT(figures.size() <= static_cast<std::size_t>(most) + 3);
    RC_ASSERT(figures.front() == axis.range.low);
    RC_ASSERT(figures.back() == axis.range.high);
    for (const double figure : figures) RC_ASSERT(std::fmod(figure, axis.step) == 0);
}

TEST(Ticks, StepsAre1And2And5) {
    EXPECT_EQ(step_for(4, 5), 1);
    EXPECT_EQ(step_for(9, 5), 2);
    EXPECT_EQ(step_for(24, 5), 5);
    EXPECT_EQ(step_for(26, 5), 10);
    EXPECT_EQ(step_for(4.3e9, 5), 1e9);
}

TEST(Ticks, ZeroIsOnTheAxisWhereItIsNear) {
    EXPECT_EQ(axis_for({40, 100}, 5).range.low, 0);
    EXPECT_EQ(axis_for({-100, -40}, 5).range.high, 0);
    EXPECT_EQ(axis_for({84, 143}, 5).range.low, 80);
}

TEST(Ticks, FiguresAreWrittenWhole) {
    EXPECT_EQ(whole(-0.2), "0");
    EXPECT_EQ(whole(-2147483648.0), "-2147483648");
    EXPECT_EQ(average(7.25 + 0.01), "7.3");
    EXPECT_EQ(average(-0.01), "0.0");
}

PROPERTY(MovingAverage, IsTheMeanOfTheLastGames, ()) {
    std::vector<GameScore> games;
    for (const int score : *rc::gen::container<std::vector<int>>(any_int())) games.push_back({"", score});
    const auto window = static_cast<std::size_t>(*rc::gen::inRange(0, 9));
    const std::vector<double> averages = moving_average(games, window);
    RC_ASSERT(averages.size() == (window == 0 || games.size() < window ? 0 : games.size() - window + 1));
    for (std::size_t i = 0; i < averages.size(); ++i) {
        double sum = 0;
        for (std::size_t game = i; game < i + window; ++game) sum += games[game].score.about();
        RC_ASSERT(std::abs(averages[i] - sum / static_cast<double>(window)) < 1e-3);
    }
}

/// In hundredths of a point: 3.44, 4.13 and 5 lie within two points.
TEST(Bins, TellDecimalsApart) {
    const Bins bins = bins_of({Points(3, 440'000'000), Points(4, 130'000'000), 5});
    EXPECT_EQ(bins.parts, 100);
    EXPECT_EQ(bins.width, 10);
    ASSERT_EQ(bins.bins.size(), 17U);
    EXPECT_EQ(bins.bins.front().low, 340);
    EXPECT_EQ(bins.bins[0].count + bins.bins[7].count + bins.bins[16].count, 3);
}

TEST(Bins, AreFewHoweverManyPointsThereAre) {
    const Bins bins = bins_of({std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min(), 3});
    EXPECT_LE(bins.bins.size(), 20U);
}

PROPERTY(Bins, HoldEveryTotalOnce, ()) {
    const std::vector<int> totals = *rc::gen::nonEmpty(rc::gen::container<std::vector<int>>(any_int()));
    const Bins bins = bins_of({totals.begin(), totals.end()});
    RC_ASSERT(is_1_2_5(static_cast<double>(bins.width)));
    RC_ASSERT(bins.bins.size() <= 20u);
    RC_ASSERT(bins.bins.front().count > 0);
    RC_ASSERT(bins.bins.back().count > 0);
    for (const Bin& bin : bins.bins) {
        RC_ASSERT(bin.low % bins.width == 0);
        RC_ASSERT(bin.count == std::count_if(totals.begin(), totals.end(), [&](long long total) {
                      return total >= bin.low && total < bin.low + bins.width;
                  }));
    }
}

}
