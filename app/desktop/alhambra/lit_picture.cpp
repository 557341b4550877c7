#include "app/desktop/alhambra/lit_picture.h"

#include "app/desktop/alhambra/palace_marks.h"
#include "app/desktop/alhambra/palace_picture.h"
#include "app/table/alhambra/built.h"

namespace clerk::desktop::alhambra {

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

}
