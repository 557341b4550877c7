// A palace seen from straight above, as a picture: for the board on the screen and for the cover.
#pragma once

#include "app/desktop/alhambra/palace_geometry.h"
#include "app/desktop/drawing/picture_cache.h"

#include <optional>

#include <wx/image.h>

namespace clerk::desktop::alhambra {

struct PictureOptions {
    game::Cells fresh = {};                 ///< tiles with a fine accent edge
    std::optional<game::Cell> leaving = {}; ///< its tile is drawn faint
};

/// Paints the ground and the palace on it. `scale`: pixels of the device for one of the geometry. `sprites` may be
/// those of an earlier picture of the same theme.
void draw_palace(wxGraphicsContext& gc, const PalaceGeometry& geometry, const game::Palace& palace,
                 const PictureOptions& options, double scale, SpriteCache& sprites);
/// Lights the longest outer wall, and writes its length beside it.
void draw_longest_wall(wxGraphicsContext& gc, const PalaceGeometry& geometry, const game::Palace& palace);

/// The palace as an image of its own, on the window's ground. `scale`: its pixels for one of the side's.
wxImage palace_image(const game::Palace& palace, int side, double scale = 1);

}
