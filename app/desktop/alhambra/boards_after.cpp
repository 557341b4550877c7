#include "app/desktop/alhambra/boards_after.h"

#include "app/desktop/alhambra/palace_marks.h"
#include "app/desktop/alhambra/palace_picture.h"
#include "app/desktop/alhambra/pieces.h"

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

}
