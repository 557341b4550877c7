#include "app/desktop/results/result_sketch.h"

#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/text_lines.h"
#include "core/score_sheet.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop {

using charts::Align;
using charts::Shapes;
using charts::TextStyle;

namespace {

ResultSummary::Player summary_of(const PlayerScore& score) {
    ResultSummary::Player player{name_line(score.name), score.rank, known_total(score), {}, score.winner};
    if (score.categories.size() > 1)
        for (const Category& category : score.categories)
            player.points.push_back(category.known_points().value_or(Points()));
    return player;
}

}

std::vector<std::size_t> by_rank(const std::vector<PlayerScore>& all) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].rank > 0) order.push_back(i);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return all[i].rank; });
    return order;
}

wxString winners_in_words(const std::vector<PlayerScore>& all) {
    std::vector<wxString> names;
    for (const PlayerScore& score : all)
        if (score.winner) names.push_back(name_line(score.name));
    if (names.empty()) return _("Lost together");
    if (names.size() == 1) return i18n::fill(_("{1} wins"), names);
    return i18n::fill(_("A shared victory: {1}"), {i18n::listed(names)});
}

ResultSummary summary_of(std::string_view game, const ScoreSheet& sheet) {
    const std::vector<PlayerScore> all = i18n::everyone(game, sheet);
    ResultSummary summary{i18n::game_name(game), winners_in_words(all)};
    if (!sheet.tie_break.empty()) summary.tie_break = i18n::tie_break(game, sheet.tie_break);
    const auto& categories = sheet.players.front().categories;
    if (categories.size() == 1) summary.counted = i18n::points_name(game);
    for (const Category& category : categories.size() > 1 ? categories : std::vector<Category>())
        summary.categories.push_back(i18n::category(game, category));
    for (const std::size_t i : by_rank(all)) summary.players.push_back(summary_of(all[i]));
    if (!summary.players.empty())
        summary.picture_words = i18n::fill(_("What {1} has built"), {summary.players.front().name});
    return summary;
}

namespace {

// In sizes of the font, from the top of a column.
constexpr double rank_at = 1.5, names_at = 2.8, total_size = 1.7, after_total = 0.6;
constexpr double widest_tint = 12;

TextStyle style(const ResultFormat& format, double size, const wxColour& colour, bool bold = false) {
    return {format.text * size, colour, bold};
}

/// Writes lines from above; where the next would begin.
double write(Shapes& shapes, const ResultFormat& format, const std::vector<wxString>& lines, Point top, Align align,
             const TextStyle& style) {
    for (const wxString& line : lines) {
        const double high = format.measure(line, style.size, style.bold).height;
        shapes.push_back(charts::label_at(format.measure, line, {top.m_x, top.m_y + high / 2}, align, style));
        top.m_y += high;
    }
    return top.m_y;
}

/// A figure as large as the style says, or as the width allows.
void write_line(Shapes& shapes, const ResultFormat& format, const wxString& words, Point middle, double width,
                TextStyle style) {
    style.size *= std::min(1.0, width / format.measure(words, style.size, style.bold).width);
    shapes.push_back(charts::label_at(format.measure, words, middle, Align::centre, style));
}

void write_figure(Shapes& shapes, const ResultFormat& format, const Points& value, Point middle, double width,
                  TextStyle style) {
    write_line(shapes, format, figure(value), middle, width, std::move(style));
}

/// "61"; "Gap 2" where the game counts something else than points.
wxString total_in_words(const ResultSummary& result, const ResultSummary::Player& player) {
    const wxString total = i18n::figure_or_dash(player.total);
    return result.counted.empty() || !player.total ? total : charts::filled(_("{1} {2}"), {result.counted, total});
}

/// The columns and rows of the table.
struct Grid {
    Area area;
    double labels = 0; ///< the width of the categories' names
    double column = 0;
    std::size_t columns = 0;
    std::size_t name_lines = 1;
    double head = 0; ///< the height of rank, name and total
    double row = 0;
    std::size_t rows = 0;

    double across(std::size_t player) const { return area.m_x + labels + column * (static_cast<double>(player) + 0.5); }
    double down(std::size_t category) const { return area.m_y + head + row * (static_cast<double>(category) + 0.5); }
    double high() const { return head + row * static_cast<double>(rows); }
};

double width_of_labels(const ResultFormat& format, const ResultSummary& result) {
    double width = 0;
    for (const wxString& category : result.categories)
        width = std::max(width, format.measure(single_line(category), format.text, false).width);
    return width + format.text;
}

double high(const ResultFormat& format, const wxString& words, double size) {
    return format.measure(words, format.text * size, true).height;
}

double widest_line(const ResultFormat& format, const ResultSummary& result) {
    double highest = high(format, "0", 1);
    for (const auto& player : result.players) highest = std::max(highest, high(format, single_line(player.name), 1));
    for (const wxString& category : result.categories) highest = std::max(highest, high(format, category, 1));
    return highest;
}

/// Two where a name is longer than its column.
std::size_t name_lines(const ResultSummary& result, const ResultFormat& format, double width) {
    const bool long_one = std::ranges::any_of(result.players, [&](const ResultSummary::Player& player) {
        return format.measure(single_line(player.name), format.text, true).width > width;
    });
    return long_one ? 2 : 1;
}

double inner_width(const Grid& grid, const ResultFormat& format) { return grid.column - format.text * 0.6; }

Grid grid_of(const Area& area, const ResultSummary& result, const ResultFormat& format) {
    Grid grid{area};
    const double line = widest_line(format, result);
    grid.columns = std::min(most_columns, result.players.size());
    grid.labels = std::min(width_of_labels(format, result), area.m_width * 0.42);
    grid.column = (area.m_width - grid.labels) / static_cast<double>(std::max<std::size_t>(1, grid.columns));
    grid.name_lines = name_lines(result, format, inner_width(grid, format));
    grid.head = format.text * (names_at + after_total) + static_cast<double>(grid.name_lines) * line +
                high(format, "0", total_size);
    const double room = std::max(0.0, area.m_height - grid.head);
    const auto count = static_cast<double>(result.categories.size());
    grid.row = std::clamp(room / std::max(1.0, count), line, line * 1.7);
    grid.rows = std::min(result.categories.size(), static_cast<std::size_t>(room / grid.row));
    if (grid.rows < result.categories.size() && grid.rows > 0) --grid.rows; // for the line that counts the others
    return grid;
}

wxColour gold(Theme theme) { return theme == Theme::dark ? wxColour(0xb9, 0x97, 0x3f) : wxColour(0xe8, 0xc5, 0x6a); }

void add_rank(Shapes& shapes, Point middle, const ResultSummary::Player& player, const ResultFormat& format) {
    const Palette& colours = format.colours();
    const double radius = format.text * 1.05;
    const wxColour line = mixed(colours.panel, colours.quiet, 0.5);
    charts::Paint paint{.edge = line, .width = 1.5};
    if (player.winner) paint = {.fill = gold(format.theme)};
    shapes.push_back(charts::Circle{middle, radius, paint});
    const wxColour ink = player.winner ? wxColour(0x33, 0x29, 0x1a) : colours.text;
    write_figure(shapes, format, player.rank, middle, radius * 1.6, style(format, 1.05, ink, true));
}

void add_column(Shapes& shapes, const Grid& grid, std::size_t column, const ResultSummary& result,
                const ResultFormat& format) {
    const ResultSummary::Player& player = result.players[column];
    const Palette& colours = format.colours();
    const double x = grid.across(column), width = inner_width(grid, format);
    const double tint = std::min(grid.column - 4, widest_tint * format.text);
    if (player.winner)
        shapes.push_back(charts::Box{{x - tint / 2, grid.area.m_y, tint, grid.high()},
                                     format.text * 0.75,
                                     {.fill = with_alpha(gold(format.theme), 0.2)}});
    add_rank(shapes, {x, grid.area.m_y + format.text * rank_at}, player, format);
    const TextStyle name = style(format, 1, colours.text, true);
    write(shapes, format, charts::wrapped(format.measure, player.name, width, name, grid.name_lines),
          {x, grid.area.m_y + format.text * names_at}, Align::centre, name);
    const double total = grid.area.m_y + grid.head - format.text * after_total - high(format, "0", total_size) / 2;
    write_line(shapes, format, total_in_words(result, player), {x, total}, width,
               style(format, total_size, colours.text, true));
    for (std::size_t row = 0; row < std::min(grid.rows, player.points.size()); ++row)
        write_figure(shapes, format, player.points[row], {x, grid.down(row)}, width, style(format, 1, colours.text));
}

void add_category(Shapes& shapes, const Grid& grid, std::size_t row, const wxString& words,
                  const ResultFormat& format) {
    const Palette& colours = format.colours();
    const double top = std::floor(grid.down(row) - grid.row / 2) + 0.5;
    shapes.push_back(charts::Path{{{grid.area.m_x, top}, {grid.area.GetRight(), top}},
                                  {.edge = mixed(colours.panel, colours.quiet, 0.22)}});
    const TextStyle plain = style(format, 1, colours.quiet);
    const wxString line = charts::shortened(format.measure, words, grid.labels - format.text * 0.6, plain);
    if (!line.empty())
        shapes.push_back(charts::label_at(format.measure, line, {grid.area.m_x, grid.down(row)}, Align::left, plain));
}

/// The largest in which the headline is whole on two lines; of the smallest the end may be missing.
TextStyle headline_style(const ResultFormat& format, const wxString& headline, double width) {
    for (const double size : {2.4, 2.0, 1.7}) {
        const TextStyle style{format.text * size, format.colours().text, true};
        const auto lines = charts::wrapped(format.measure, headline, width, style, 2);
        const bool cut = lines.empty() || lines.back().EndsWith(wxString(wxUniChar(0x2026)));
        if (!cut) return style;
    }
    return {format.text * 1.5, format.colours().text, true};
}

}

double add_heading(Shapes& shapes, const Area& area, const ResultSummary& result, const ResultFormat& format) {
    const Palette& colours = format.colours();
    double y = area.m_y;
    const auto add = [&](const wxString& words, const TextStyle& style, std::size_t most, double before) {
        const auto lines = charts::wrapped(format.measure, words, area.m_width, style, most);
        if (!lines.empty()) y = write(shapes, format, lines, {area.m_x, y + before}, Align::left, style);
    };
    add(result.game, style(format, 1.1, colours.accent, true), 1, 0);
    add(result.headline, headline_style(format, result.headline, area.m_width), 2, format.text * 0.2);
    const wxString when = result.date.empty()    ? result.place
                          : result.place.empty() ? result.date
                                                 : charts::filled(_("{1}, {2}"), {result.date, result.place});
    add(when, style(format, 1.1, colours.quiet), 1, format.text * 0.3);
    add(result.tie_break, style(format, 1, colours.text), 2, format.text * 0.3);
    return y - area.m_y;
}

bool table_fits(const Area& area, const ResultSummary& result, const ResultFormat& format) {
    return grid_of(area, result, format).rows == result.categories.size();
}

double add_table(Shapes& shapes, const Area& area, const ResultSummary& result, const ResultFormat& format) {
    const Grid grid = grid_of(area, result, format);
    for (std::size_t row = 0; row < grid.rows; ++row) add_category(shapes, grid, row, result.categories[row], format);
    for (std::size_t column = 0; column < grid.columns; ++column) add_column(shapes, grid, column, result, format);
    const int missing = static_cast<int>(result.categories.size() - grid.rows);
    if (missing == 0) return grid.high();
    const wxString more = wxPLURAL("and {1} more category", "and {1} more categories", missing);
    const TextStyle quiet = style(format, 1, format.colours().quiet);
    const Point at(area.m_x, area.m_y + grid.high() + grid.row / 2);
    const wxString line = charts::shortened(format.measure, i18n::fill_figures(more, {missing}), area.m_width, quiet);
    if (at.m_y + grid.row / 2 <= area.GetBottom())
        shapes.push_back(charts::label_at(format.measure, line, at, Align::left, quiet));
    return area.m_height;
}

}
