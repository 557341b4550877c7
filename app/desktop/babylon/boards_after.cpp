#include "app/desktop/babylon/boards_after.h"

#include "app/desktop/babylon/board_ground.h"
#include "app/desktop/babylon/board_marks.h"
#include "app/desktop/babylon/board_picture.h"
#include "app/desktop/babylon/colours.h"
#include "app/desktop/babylon/garden_view.h"
#include "app/desktop/babylon/pieces.h"

namespace clerk::desktop::babylon {

namespace {

DrawSized plan_of(const clerk::babylon::Garden& garden, std::vector<Place> lit) {
    return [garden, lit = std::move(lit)](wxGraphicsContext& gc, wxSize size) {
        const BoardGeometry geometry(size);
        SpriteCache sprites;
        draw_empty_board(gc, geometry, 1);
        draw_garden(gc, geometry, garden, {}, 1, sprites);
        draw_lit(gc, geometry, lit);
    };
}

DrawSized standing(const clerk::babylon::Garden& garden) {
    return [garden](wxGraphicsContext& gc, wxSize size) { draw_view(gc, size, garden); };
}

}

std::vector<DrawnBoard> boards_after(const clerk::babylon::Game& game, const clerk::babylon::Fold& fold,
                                     const BoardsAsked& asked) {
    std::vector<DrawnBoard> boards;
    for (const clerk::babylon::Seat& seat : table::state_after(game, fold, asked.turns).seats) {
        const int player = static_cast<int>(boards.size());
        boards.push_back({.player = player,
                          .draw = asked.standing ? standing(seat.garden) : plan_of(seat.garden, asked.lit_of(player))});
    }
    return boards;
}

PlayerSign player_sign(const clerk::babylon::Game& game, int player) {
    const clerk::babylon::Flower flower = game.players.at(static_cast<std::size_t>(player)).flower;
    return {[flower](wxGraphicsContext& gc, const Area& area) { draw_flower(gc, flower, area); }, colours().of(flower)};
}

}
