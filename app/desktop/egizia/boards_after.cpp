#include "app/desktop/egizia/boards_after.h"

#include "app/desktop/egizia/monuments_picture.h"
#include "app/desktop/egizia/pieces.h"

#include <wx/translation.h>

namespace clerk::desktop::egizia {

namespace {

/// A game has few rounds: the record and its states up to there are soon copied.
Position position_after(const game::Game& game, const game::Fold& fold, std::size_t rounds) {
    game::Game then = game;
    then.turns.resize(std::min(rounds, then.turns.size()));
    game::Fold kept = fold;
    kept.state = table::state_after(game, fold, rounds);
    kept.report = {};
    return {then, kept, 0};
}

}

std::vector<DrawnBoard> boards_after(const game::Game& game, const game::Fold& fold, const BoardsAsked& asked) {
    const Position position = position_after(game, fold, asked.turns);
    return {{.words = _("The monuments as they stand"),
             .draw = [view = monuments_view(position, {}), players = game.players,
                      lit = asked.lit](wxGraphicsContext& gc, wxSize size) {
                 const MonumentsGeometry geometry(size, view);
                 draw_monuments(gc, geometry, view, players);
                 for (const Place& place : lit)
                     if (const auto area = area_of(geometry, view, place)) draw_lit(gc, *area);
             }}};
}

PlayerSign player_sign(const game::Game& game, int player) {
    const game::Player& known = game.players.at(static_cast<std::size_t>(player));
    return {[known, player](wxGraphicsContext& gc, const Area& area) { draw_piece(gc, known, player, area); },
            piece_colour(known)};
}

}
