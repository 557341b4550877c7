#include "app/desktop/egizia/lit_picture.h"

#include "app/desktop/egizia/monuments_picture.h"

namespace clerk::desktop::egizia {

DrawSized lit_picture(const game::Game& game, int player, const std::vector<Place>& lit,
                      const std::vector<Place>& marked) {
    const Position position(game, player);
    if (position.final()) return [](wxGraphicsContext&, wxSize) {};
    return
        [view = monuments_view(position, {}), players = game.players, lit, marked](wxGraphicsContext& gc, wxSize size) {
            const MonumentsGeometry geometry(size, view);
            draw_monuments(gc, geometry, view, players);
            for (const Place& place : lit)
                if (const auto area = area_of(geometry, view, place)) draw_lit(gc, *area);
            for (const Place& place : marked)
                if (const auto area = area_of(geometry, view, place)) draw_marked(gc, *area);
        };
}

}
