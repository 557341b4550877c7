// A photo of the palace over what is entered of it, of which the outlines show through.
#pragma once

#include "app/desktop/alhambra/palace_geometry.h"
#include "app/desktop/drawing/photo_underlay.h"

namespace clerk::desktop::alhambra {

void draw_photo(wxGraphicsContext& gc, const PalaceGeometry& geometry, const game::Palace& palace,
                const PhotoShown& photo, double scale);

}
