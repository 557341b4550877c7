#include "app/desktop/rajas/boards_after.h"

#include "app/desktop/rajas/pieces.h"
#include "app/desktop/rajas/province_picture.h"
#include "app/desktop/rajas/race_picture.h"

#include <wx/translation.h>

namespace clerk::desktop::rajas {

std::vector<DrawnBoard> boards_after(const game::Game& game, const game::Fold& fold, const BoardsAsked& asked) {
    const Position position(game, fold, asked.player == Where::nobody ? 0 : asked.player, asked.turns);
    std::vector<DrawnBoard> boards{{.words = _("The race"),
                                    .draw = [race = race(position, {}), players = game.players,
                                             shown = position.player](wxGraphicsContext& gc, wxSize size) {
                                        draw_race(gc, {size, race}, race, players, shown);
                                    }}};
    for (int player = 0; player < static_cast<int>(game.players.size()); ++player)
        boards.push_back({.player = player,
                          .draw = [view = province_view(position, player),
                                   lit = asked.lit_of(player)](wxGraphicsContext& gc, wxSize size) {
                              const ProvinceGeometry geometry(size, view);
                              draw_province(gc, geometry, view, {}, 1);
                              draw_lit(gc, geometry, lit);
                          }});
    return boards;
}

PlayerSign player_sign(const game::Game& game, int player) {
    const game::Player& known = game.players.at(static_cast<std::size_t>(player));
    return {[known, player](wxGraphicsContext& gc, const Area& area) { draw_piece(gc, known, player, area); },
            piece_colour(known)};
}

}
