#include "app/desktop/egizia/pieces.h"

#include "app/desktop/drawing/marks.h"
#include "app/desktop/drawing/strokes.h"

namespace clerk::desktop::egizia {

void draw_piece(wxGraphicsContext& gc, const game::Player& player, int place, const Area& area) {
    const auto which = player.colour ? static_cast<std::size_t>(*player.colour) : static_cast<std::size_t>(place);
    draw_player_sign(gc, which, piece_colour(player), area);
}

void draw_crew(wxGraphicsContext& gc, game::Crew crew, const Area& area) {
    const UnitTransform unit(gc, area);
    const wxColour fill = colours().of(crew);
    const Ink ground{.fill = fill, .edge = mixed(fill, wxColour(0, 0, 0), 0.4), .width = 0.12};
    const bool light = crew == game::Crew::yellow;
    const wxColour line = light ? wxColour(0x3b, 0x2a, 0x16) : wxColour(0xff, 0xf8, 0xe8);
    const Ink tool{.edge = line, .width = 0.2};
    switch (crew) {
    case game::Crew::blue:
        paint_box(gc, {-0.84, -0.84, 1.68, 1.68}, 0.3, ground);
        paint_line(gc, {{-0.45, 0.5}, {0.28, -0.28}}, tool);
        return paint_shape(gc, {{0.14, -0.5}, {0.52, -0.12}, {0.34, -0.06}, {0.08, -0.32}}, {.fill = line});
    case game::Crew::black:
        paint_circle(gc, {0, 0}, 0.86, ground);
        paint_line(gc, {{-0.36, 0.5}, {0.1, -0.1}}, tool);
        return paint_shape(gc, {{-0.3, -0.42}, {0.16, -0.62}, {0.5, 0}, {0.22, 0.1}}, {.fill = line});
    case game::Crew::yellow:
        paint_shape(gc, {{0, -0.92}, {0.92, -0.2}, {0.58, 0.86}, {-0.58, 0.86}, {-0.92, -0.2}}, ground);
        paint_circle(gc, {0, 0.08}, 0.36, {.edge = line, .width = 0.16});
        return paint_line(gc, {{0.3, 0.28}, {0.52, 0.6}}, {.edge = line, .width = 0.16});
    case game::Crew::joker:
        paint_shape(gc,
                    {{0, -0.95},
                     {0.3, -0.32},
                     {0.95, -0.3},
                     {0.46, 0.16},
                     {0.62, 0.86},
                     {0, 0.46},
                     {-0.62, 0.86},
                     {-0.46, 0.16},
                     {-0.95, -0.3},
                     {-0.3, -0.32}},
                    ground);
        return paint_circle(gc, {0, 0.02}, 0.2, {.fill = line});
    }
}

wxColour piece_colour(const game::Player& player) {
    return player.colour ? colours().players[static_cast<std::size_t>(*player.colour)] : colours().neutral;
}

}
