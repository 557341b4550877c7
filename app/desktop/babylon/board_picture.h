// A garden seen from straight above, as a picture: for the board on the screen, result cards and printing.
#pragma once

#include "app/desktop/babylon/board_geometry.h"
#include "app/desktop/drawing/picture_cache.h"
#include "core/babylon/garden.h"

#include <optional>

namespace clerk::desktop::babylon {

struct PictureOptions {
    std::optional<int> up_to_level = {}; ///< terraces above are only outlined, so that what is below can be seen
    std::size_t fresh_terraces = 0;      ///< the last so many terraces get a fine accent edge
};

/// Paints a garden on the empty board. `scale`: pixels of the device for one of the geometry. `sprites` may be those of
/// an earlier picture of the same theme.
void draw_garden(wxGraphicsContext& gc, const BoardGeometry& geometry, const clerk::babylon::Garden& garden,
                 const PictureOptions& options, double scale, SpriteCache& sprites);

/// The garden as an image of its own, on the window's ground, e.g. for a card or a file. `scale`: its pixels for one of
/// the side's.
wxImage garden_image(const clerk::babylon::Garden& garden, int side, const PictureOptions& options = {},
                     double scale = 1);

}
