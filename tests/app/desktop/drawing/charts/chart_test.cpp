// What charts show, and what they say to whoever points at them.
#include "app/desktop/drawing/charts/bar_charts.h"
#include "app/desktop/drawing/charts/chart.h"
#include "app/desktop/drawing/charts/line_charts.h"
#include "tests/app/desktop/drawing/charts/chart_data.h"
#include "tests/app/desktop/drawing/charts/labels.h"

#include <cmath>
#include <set>

#include <gtest/gtest.h>

using clerk::Points;
using namespace clerk::desktop;
using namespace clerk::desktop::charts;
using namespace clerk::desktop::charts::test;

namespace {

std::vector<wxString> words_of(const Chart& chart) {
    std::vector<wxString> words;
    for (const Mark& mark : chart.marks) words.push_back(mark.words);
    return words;
}

std::vector<wxString> labels(const Chart& chart) {
    std::vector<wxString> words;
    for (const Label& label : labels_of(chart.sketch.shapes)) words.push_back(label.words);
    return words;
}

bool says(const Chart& chart, const wxString& label) {
    const auto all = labels(chart);
    return std::ranges::find(all, label) != all.end();
}

const std::vector<std::string> none;

class Language : public testing::TestWithParam<Words (*)()> {};

TEST_P(Language, LabelsAreWholeAndDoNotLieOnEachOther) {
    for (const auto& [width, height] :
         {std::pair(640, 360), {1200, 700}, {420, 300}, {300, 220}, {220, 800}, {900, 160}})
        for (const NamedChart& chart : full_charts(GetParam()()))
            EXPECT_EQ(faults_of_labels(chart.draw(format(width, height)).sketch), none)
                << chart.name << " at " << width << " by " << height;
}

TEST_P(Language, WhatIsPointedAtLiesWithin) {
    const ChartFormat size = format(420, 300);
    for (const NamedChart& named : full_charts(GetParam()())) {
        const Chart chart = named.draw(size);
        ASSERT_FALSE(chart.marks.empty()) << named.name;
        for (const Mark& mark : chart.marks) {
            EXPECT_TRUE(lies_within(mark.area, size.width, size.height)) << named.name;
            const std::vector<Label> words = labels_of(pointed_at(mark, size));
            ASSERT_EQ(words.size(), 1u);
            EXPECT_TRUE(lies_within(words.front().box, size.width, size.height)) << words.front().words;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Charts, Language, testing::Values(english, german, chinese, hostile));

TEST(Charts, WithoutDataSaySo) {
    for (const NamedChart& chart : empty_charts()) {
        const Chart drawn = chart.draw(format());
        EXPECT_TRUE(says(drawn, "Nothing to show yet.")) << chart.name;
        EXPECT_TRUE(drawn.marks.empty()) << chart.name;
        EXPECT_EQ(nearest(drawn, {320, 180}), std::nullopt) << chart.name;
    }
}

TEST(Charts, WithoutRoomDrawNothing) {
    for (const NamedChart& chart : full_charts(english()))
        for (const auto& [width, height] : {std::pair(0, 0), {1, 1}, {150, 90}, {-5, 300}})
            EXPECT_EQ(faults_of_labels(chart.draw(format(width, height)).sketch), none) << chart.name;
}

TEST(Charts, ASingleFigureCanBePointedAt) {
    const std::vector<std::vector<wxString>> said = {{"1: 87"},
                                                     {"Statues: 12.5, the table's average 9.5"},
                                                     {"87: 1 result"},
                                                     {"Linda, round 1: 12", "Kwong, round 1: 12"},
                                                     {"1: 1500, between 1150 and 1850"}};
    const std::vector<NamedChart> charts = single_charts();
    for (std::size_t i = 0; i < charts.size(); ++i) EXPECT_EQ(words_of(charts[i].draw(format())), said[i]);
}

TEST(Charts, MarksSayTheDataInTheirOrder) {
    const Chart scores = draw(ScoreChart{"", {{"May", 90}, {"", -3}, {"July", 120}}}, format());
    EXPECT_EQ(words_of(scores), (std::vector<wxString>{"May: 90", "2: -3", "July: 120"}));
    const Chart decimals = draw(DistributionChart{"", {Points(3, 440'000'000), 5}, "", {}}, format());
    EXPECT_EQ(decimals.marks.front().words, "3.4 to 3.49: 1 result");
    const Chart times = draw(ScoreChart{"", {{"May", Points(-4, 500'000'000)}, {"", 3}}}, format());
    EXPECT_EQ(times.marks.front().words, "May: -3.5");
    const Chart totals = draw(DistributionChart{"", {3, 41, 42, 99}, "", {}}, format());
    EXPECT_EQ(words_of(totals),
              (std::vector<wxString>{"0 to 9: 1 result", "40 to 49: 2 results", "90 to 99: 1 result"}));
    const Chart rounds = draw(RoundChart{"", {{"Ann", {1, 5}}, {"Bo", {2}}}}, format());
    EXPECT_EQ(words_of(rounds), (std::vector<wxString>{"Ann, round 1: 1", "Bo, round 1: 2", "Ann, round 2: 5"}));
}

TEST(Charts, WhoPointsAtAMarkGetsThatMark) {
    for (const NamedChart& named : full_charts(english())) {
        const Chart chart = named.draw(format());
        for (const Mark& mark : chart.marks) {
            const auto found = nearest(chart, centre(mark.area));
            ASSERT_TRUE(found) << named.name;
            EXPECT_EQ(centre(chart.marks[*found].area), centre(mark.area)) << named.name << " " << mark.words;
        }
        EXPECT_EQ(nearest(chart, {chart.plot.GetRight() + 40, chart.plot.m_y}), std::nullopt) << named.name;
    }
}

TEST(Charts, TheNearestPointIsMeant) {
    const Chart chart = draw(ScoreChart{"", {{"a", 0}, {"b", 100}, {"c", 50}}}, format());
    for (double x = chart.plot.m_x; x < chart.plot.GetRight(); x += 7)
        for (double y = chart.plot.m_y; y < chart.plot.GetBottom(); y += 7) {
            const auto away = [&](const Mark& mark) { return std::hypot(mark.area.m_x - x, mark.area.m_y - y); };
            const auto found = nearest(chart, {x, y});
            ASSERT_TRUE(found);
            for (const Mark& mark : chart.marks) EXPECT_LE(away(chart.marks[*found]), away(mark));
        }
}

TEST(Charts, SeriesOfManyYearsAreDrawnAsLines) {
    ScoreChart data{"", {}};
    for (int i = 0; i < 20000; ++i) data.games.push_back({wxString::Format("game %d", i), i * 37 % 101});
    const Chart chart = draw(data, format());
    EXPECT_EQ(chart.marks.size(), 20000u);
    EXPECT_LT(chart.sketch.shapes.size(), 60u);
    EXPECT_EQ(faults_of_labels(chart.sketch), none);
    EXPECT_EQ(chart.marks[*nearest(chart, centre(chart.marks[777].area))].words, "game 777: 65");
}

TEST(Charts, HigherScoresAreHigherAndLaterOnesFartherRight) {
    const Chart chart = draw(ScoreChart{"", {{"", 10}, {"", 30}, {"", 20}}}, format());
    const auto at = [&](std::size_t i) { return centre(chart.marks[i].area); };
    EXPECT_LT(at(1).m_y, at(2).m_y);
    EXPECT_LT(at(2).m_y, at(0).m_y);
    EXPECT_NEAR(at(2).m_y - at(1).m_y, (at(0).m_y - at(1).m_y) / 2, 1e-6);
    EXPECT_NEAR(at(1).m_x - at(0).m_x, at(2).m_x - at(1).m_x, 1e-6);
}

TEST(Charts, BarsAreAsLongAsTheirFigures) {
    const Chart chart = draw(DistributionChart{"", {1, 2, 2, 3, 3, 3, 3}, "", {}}, format());
    const auto high = [&](std::size_t i) { return chart.marks[i].area.m_height; };
    EXPECT_NEAR(high(1), 2 * high(0), 1e-6);
    EXPECT_NEAR(high(2), 4 * high(0), 1e-6);
}

TEST(Charts, TheMeanKeepsItsFigureBesideALongName) {
    for (const int width : {420, 640}) {
        const Chart chart = draw(DistributionChart{"", {1, 2, 3}, german().players.front(), 2.26}, format(width, 300));
        const auto all = labels(chart);
        EXPECT_EQ(std::ranges::count_if(all, [](const wxString& words) { return words.EndsWith(": 2.3 on average"); }),
                  1);
    }
}

TEST(Charts, CategoriesWithoutRoomAreCounted) {
    CategoryChart data{"", "Linda", {}};
    for (int i = 0; i < 40; ++i) data.categories.push_back({wxString::Format("c%d", i), 1.0 * i, 2});
    const Chart chart = draw(data, format());
    ASSERT_LT(chart.marks.size(), 40u);
    EXPECT_TRUE(says(chart, wxString::Format("and %zu more categories", 40 - chart.marks.size())));
}

TEST(Charts, LinesOfPlayersDifferByMoreThanColour) {
    std::set<std::vector<wxDash>> dashes;
    std::set<Marker> markers;
    for (std::size_t i = 0; i < different_series; ++i) {
        dashes.insert(series(i, Theme::light).dashes);
        markers.insert(series(i, Theme::light).marker);
    }
    EXPECT_EQ(dashes.size(), different_series);
    EXPECT_EQ(markers.size(), different_series);
}

double luminance(const wxColour& colour) {
    const auto linear = [](unsigned char value) {
        const double share = value / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.Red()) + 0.7152 * linear(colour.Green()) + 0.0722 * linear(colour.Blue());
}

TEST(Charts, LinesCanBeSeenOnTheirGround) {
    for (const Theme theme : {Theme::light, Theme::dark})
        for (std::size_t i = 0; i < different_series; ++i) {
            const double a = luminance(series(i, theme).colour), b = luminance(palette(theme).panel);
            EXPECT_GE((std::max(a, b) + 0.05) / (std::min(a, b) + 0.05), 3.8) << i;
        }
}

}
