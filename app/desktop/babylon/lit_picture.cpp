#include "app/desktop/babylon/lit_picture.h"

#include "app/desktop/babylon/board_ground.h"
#include "app/desktop/babylon/board_marks.h"
#include "app/desktop/babylon/board_picture.h"
#include "app/table/babylon/position.h"

namespace clerk::desktop::babylon {

DrawSized lit_picture(const clerk::babylon::Game& game, int player, const std::vector<Place>& lit,
                      const std::vector<Place>& marked) {
    return [garden = table::babylon::position(game).garden(player), lit, marked](wxGraphicsContext& gc, wxSize size) {
        const BoardGeometry geometry(size);
        SpriteCache sprites;
        draw_empty_board(gc, geometry, 1);
        draw_garden(gc, geometry, garden, {}, 1, sprites);
        draw_lit(gc, geometry, lit);
        draw_marked(gc, geometry, marked);
    };
}

}
