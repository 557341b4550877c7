#include "app/desktop/drawing/charts/score_chart.h"

#include "app/desktop/drawing/charts/chart.h"
#include "app/desktop/drawing/charts/frame.h"
#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/ellipsis.h"
#include "i18n/words.h"

namespace clerk::desktop::charts {

namespace {

Paint average_line(const ChartFormat& format) { return {.edge = series(0, format.theme).colour, .width = 3}; }
Paint score_line(const ChartFormat& format) {
    return {.edge = mixed(format.colours().panel, format.colours().quiet, 0.6), .width = 1.25};
}

Shape score_point(const ChartFormat& format, Point at) {
    return Circle{at, 3.5, {.fill = format.colours().panel, .edge = format.colours().quiet, .width = 1.75}};
}

wxString average_words(std::size_t window) {
    const int games = static_cast<int>(window);
    return i18n::fill_figures(wxPLURAL("Average of {1} game", "Average of {1} games", games), {games});
}

Shapes line_sample(const Paint& paint, Point at) {
    return {Path{{{at.m_x - sample_width / 2, at.m_y}, {at.m_x + sample_width / 2, at.m_y}}, paint}};
}

void explain(Draft& draft, const ScoreChart& data, bool averaged) {
    const ChartFormat& format = draft.format;
    std::vector<LegendEntry> entries{{_("Score of a game"), [&](Point at) {
                                          Shapes shapes = line_sample(score_line(format), at);
                                          shapes.push_back(score_point(format, at));
                                          return shapes;
                                      }}};
    if (averaged)
        entries.push_back(
            {average_words(data.window), [&](Point at) { return line_sample(average_line(format), at); }});
    add_legend(draft, entries);
}

wxString name_of(const ScoreChart& data, std::size_t game) {
    const wxString label = single_line(data.games[game].label);
    return label.empty() ? wxString::Format("%zu", game + 1) : label;
}

void draw_scores(Draft& draft, const Plot& plot, const ScoreChart& data) {
    std::vector<Point> points;
    for (std::size_t game = 0; game < data.games.size(); ++game) {
        const Points& score = data.games[game].score;
        points.emplace_back(plot.across(game), plot.up.at(drawable(score.about())));
        draft.chart.marks.push_back({Area(points.back().m_x, points.back().m_y, 0, 0),
                                     filled(_("{1}: {2}"), {name_of(data, game), i18n::figure(score)})});
    }
    add_line(draft, points, score_line(draft.format));
    if (room_for_points(plot))
        for (const Point& point : points) draft.add(score_point(draft.format, point));
}

void draw_average(Draft& draft, const Plot& plot, const std::vector<double>& average) {
    const std::size_t first = plot.places - average.size();
    std::vector<Point> points;
    for (std::size_t i = 0; i < average.size(); ++i)
        points.emplace_back(plot.across(first + i), plot.up.at(average[i]));
    add_line(draft, points, average_line(draft.format));
}

}

std::vector<double> moving_average(const std::vector<GameScore>& games, std::size_t window) {
    std::vector<double> averages;
    if (window == 0) return averages;
    double sum = 0;
    for (std::size_t i = 0; i < games.size(); ++i) {
        sum += games[i].score.about();
        if (i >= window) sum -= games[i - window].score.about();
        if (i + 1 >= window) averages.push_back(sum / static_cast<double>(window));
    }
    return averages;
}

Chart draw(const ScoreChart& data, const ChartFormat& format) {
    Draft draft = begin(format, data.title);
    if (data.games.empty()) return without_data(std::move(draft));
    const std::vector<double> average = moving_average(data.games, data.window);
    explain(draft, data, average.size() > 1);
    std::vector<double> scores;
    for (const GameScore& game : data.games) scores.push_back(game.score.about());
    const Plot plot = add_axes(draft, range_of(scores), data.games.size(),
                               {data.counted.empty() ? _("Points") : data.counted, _("Games"), data.lowest_wins});
    if (plot.area.IsEmpty()) return std::move(draft.chart);
    draw_scores(draft, plot, data);
    draw_average(draft, plot, average);
    add_below(draft, plot, [&](std::size_t game) { return name_of(data, game); });
    return std::move(draft.chart);
}

}
