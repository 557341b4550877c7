#include "app/desktop/rajas/lit_picture.h"

#include "app/desktop/rajas/province_picture.h"
#include "app/desktop/rajas/race_picture.h"

namespace clerk::desktop::rajas {

DrawSized lit_picture(const game::Game& game, int player, const std::vector<Place>& lit,
                      const std::vector<Place>& marked) {
    const Position position(game, player);
    if (position.final())
        return [race = race(position, {}), players = game.players, player](wxGraphicsContext& gc, wxSize size) {
            draw_race(gc, {size, race}, race, players, player);
        };
    return [view = province_view(position, player), lit, marked](wxGraphicsContext& gc, wxSize size) {
        const ProvinceGeometry geometry(size, view);
        draw_province(gc, geometry, view, {}, 1);
        draw_lit(gc, geometry, lit);
        draw_marked(gc, geometry, marked);
    };
}

}
