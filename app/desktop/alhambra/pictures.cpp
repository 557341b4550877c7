#include "app/desktop/alhambra/pictures.h"

#include "app/desktop/alhambra/palace_canvas.h"
#include "app/desktop/alhambra/palace_picture.h"
#include "app/desktop/alhambra/pieces.h"
#include "app/table/alhambra/position.h"

#include <algorithm>

namespace clerk::desktop::alhambra {

namespace {

/// That of the palace in the end, so that nothing moves; a palace that was once wider has its own.
PalaceGeometry geometry_for(wxSize size, const game::Palace& then, const game::Palace& in_the_end) {
    const PalaceGeometry whole(size, in_the_end);
    const bool fits = std::ranges::all_of(then.tiles(), [&](const game::Laid& laid) { return whole.shows(laid.at); });
    return fits ? whole : PalaceGeometry(size, then);
}

}

std::vector<DrawnBoard> boards_after(const game::Game& game, const game::Fold& fold, const BoardsAsked& asked) {
    std::vector<DrawnBoard> boards;
    for (const game::Seat& seat : table::state_after(game, fold, asked.turns).seats) {
        const int player = static_cast<int>(boards.size());
        const game::Palace& in_the_end = fold.state.seats[boards.size()].palace;
        boards.push_back(
            {.player = player,
             .draw = [then = seat.palace, in_the_end, lit = asked.lit_of(player)](wxGraphicsContext& gc, wxSize size) {
                 const PalaceGeometry geometry = geometry_for(size, then, in_the_end);
                 SpriteCache sprites;
                 draw_palace(gc, geometry, then, {}, 1, sprites);
                 draw_lit(gc, geometry, lit);
             }});
    }
    return boards;
}

PlayerSign player_sign(const game::Game& game, int player) {
    const auto marker = game.players.at(static_cast<std::size_t>(player)).colour;
    return {[marker, player](wxGraphicsContext& gc, const Area& area) { draw_marker(gc, marker, player, area); },
            marker_colour(marker)};
}

DrawSized lit_picture(const clerk::alhambra::Game& game, int player, const std::vector<Place>& lit,
                      const std::vector<Place>& marked) {
    return [palace = table::alhambra::built_palace(game, {game, player, 1}, player), lit, marked](wxGraphicsContext& gc,
                                                                                                  wxSize size) {
        const PalaceGeometry geometry(size, palace);
        SpriteCache sprites;
        draw_palace(gc, geometry, palace, {}, 1, sprites);
        draw_lit(gc, geometry, lit);
        draw_marked(gc, geometry, marked);
    };
}

/// The geometry is that of the whole palace in every step, so that nothing moves.
std::vector<GuideStep> guide(const game::Palace& palace) {
    std::vector<GuideStep> steps;
    for (const table::alhambra::PlanStep& plan : table::alhambra::guide_plan(palace))
        steps.push_back({plan.title, plan.parts, [=](wxGraphicsContext& gc, wxSize size) {
                             SpriteCache sprites;
                             draw_palace(gc, PalaceGeometry(size, palace), plan.palace, {.fresh = plan.fresh}, 1,
                                         sprites);
                         }});
    return steps;
}

std::vector<GuideStep> guide(const game::Game& game, int player) {
    return guide(table::alhambra::built_palace(game, {game, player, 1}, player));
}

namespace {

using game::Colour;

const game::Laid tiles[] = {
    {{Colour::green, 11, ""}, {1, 0}},    {{Colour::purple, 10, "w"}, {-1, 0}}, {{Colour::blue, 6, "n"}, {0, 1}},
    {{Colour::purple, 11, "s"}, {0, -1}}, {{Colour::green, 10, "n"}, {1, 1}},   {{Colour::blue, 5, "nw"}, {-1, 1}},
    {{Colour::white, 9, "s"}, {1, -1}},   {{Colour::brown, 6, "sw"}, {-1, -1}}, {{Colour::brown, 8, "e"}, {2, 0}},
    {{Colour::white, 7, "ne"}, {2, 1}},   {{Colour::red, 6, "es"}, {2, -1}},
};

game::Palace palace() {
    game::Palace palace;
    for (const game::Laid& laid : tiles) palace.lay(laid.tile, laid.at);
    return palace;
}

}

wxBitmap cover(const wxWindow& window, int side) {
    const double scale = window.GetDPIScaleFactor();
    return wxBitmap(palace_image(palace(), side, scale), wxBITMAP_SCREEN_DEPTH, scale);
}

}
