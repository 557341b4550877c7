#include "app/desktop/results/walk_sketch.h"

#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/ellipsis.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/game/editors.h"
#include "i18n/text.h"

#include <algorithm>
#include <numeric>

namespace clerk::desktop {

namespace {

constexpr double text_size = 13, room_for_figures = 34, room_for_names = 130, name_height = 16, gap = 8;

struct Ground {
    Area plot;
    int lowest = 0, highest = 1;
    double turns = 1; ///< between the first and the last

    Point at(std::size_t turn, int total) const {
        const double share = static_cast<double>(total - lowest) / static_cast<double>(highest - lowest);
        return {plot.m_x + plot.m_width * static_cast<double>(turn) / turns, plot.GetBottom() - plot.m_height * share};
    }
};

Ground ground_of(const table::Walk& walk, const Area& area) {
    Ground ground{{area.m_x + room_for_figures, area.m_y + gap, area.m_width - room_for_figures - room_for_names,
                   area.m_height - 2 * gap}};
    for (const std::vector<int>& row : walk.totals()) {
        ground.lowest = std::min(ground.lowest, *std::ranges::min_element(row));
        ground.highest = std::max(ground.highest, *std::ranges::max_element(row));
    }
    ground.turns = std::max(1.0, static_cast<double>(walk.totals().size()) - 1);
    return ground;
}

void add_level(charts::Shapes& shapes, const Ground& ground, int total, const charts::Measure& measure) {
    const Point left = ground.at(0, total);
    shapes.push_back(charts::Path{{left, {ground.plot.GetRight(), left.m_y}},
                                  {.edge = mixed(palette().panel, palette().quiet, 0.3)}});
    shapes.push_back(charts::label_at(measure, figure(total), {left.m_x - gap / 2, left.m_y}, charts::Align::right,
                                      {text_size, palette().quiet}));
}

void add_line(charts::Shapes& shapes, const Ground& ground, const table::Walk& walk, std::size_t player) {
    charts::Path line;
    for (std::size_t turn = 0; turn < walk.totals().size(); ++turn)
        line.points.push_back(ground.at(turn, walk.totals()[turn][player]));
    if (line.points.size() == 1) line.points.push_back(line.points.front());
    const wxColour colour = player_sign(walk.game().record, static_cast<int>(player)).colour;
    line.paint = {.edge = mixed(colour, palette().text, 0.6), .width = 3.5};
    shapes.push_back(line);
    line.paint = {.edge = colour, .width = 2};
    shapes.push_back(line);
}

/// Those that would lie on each other stand one below the other.
void add_names(charts::Shapes& shapes, const Ground& ground, const table::Walk& walk, const charts::Measure& measure) {
    const std::vector<std::string> names = players(walk.game().record);
    std::vector<std::size_t> order(names.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order, std::ranges::greater{}, [&](std::size_t who) { return walk.totals().back()[who]; });
    double free_from = ground.plot.m_y - gap;
    for (const std::size_t who : order) {
        const int total = walk.totals().back()[who];
        const charts::TextStyle style{text_size, palette().text};
        const wxString words = charts::filled("{1} {2}", {single_line(text(names[who])), figure(total)});
        const double y = std::max(free_from, ground.at(0, total).m_y);
        free_from = y + name_height;
        shapes.push_back(charts::label_at(measure, charts::shortened(measure, words, room_for_names - gap, style),
                                          {ground.plot.GetRight() + gap, y}, charts::Align::left, style));
    }
}

}

charts::Shapes totals_shapes(const table::Walk& walk, const Area& area, std::optional<std::size_t> at_turn,
                             const charts::Measure& measure) {
    charts::Shapes shapes;
    const Ground ground = ground_of(walk, area);
    add_level(shapes, ground, 0, measure);
    add_level(shapes, ground, ground.highest, measure);
    if (ground.lowest < 0) add_level(shapes, ground, ground.lowest, measure);
    for (std::size_t player = 0; player < walk.totals().front().size(); ++player)
        add_line(shapes, ground, walk, player);
    for (const table::WalkMark& mark : walk.marks())
        shapes.push_back(
            charts::Circle{{ground.at(mark.turn, 0).m_x, ground.plot.m_y},
                           4,
                           {.fill = mark.waived ? palette().quiet : palette().attention, .edge = palette().panel}});
    if (at_turn)
        shapes.push_back(charts::Path{
            {{ground.at(*at_turn, 0).m_x, ground.plot.m_y}, {ground.at(*at_turn, 0).m_x, ground.plot.GetBottom()}},
            {.edge = palette().accent, .width = 2}});
    add_names(shapes, ground, walk, measure);
    return shapes;
}

}
