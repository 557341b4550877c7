#include "app/desktop/alhambra/photo_on_palace.h"

#include "app/desktop/alhambra/colours.h"
#include "app/desktop/drawing/marks.h"
#include "app/desktop/drawing/palette.h"

#include <algorithm>

namespace clerk::desktop::alhambra {

namespace {

/// Those between the corners, which may reach beyond what is shown.
Area area_of(const PalaceGeometry& geometry, const PhotoCells& cells) {
    const double cell = geometry.cell();
    const Area grid = geometry.grid();
    return {grid.m_x + (cells.west - geometry.first().x) * cell, grid.m_y + (geometry.last().y - cells.north) * cell,
            cells.size().width * cell, cells.size().height * cell};
}

}

void draw_photo(wxGraphicsContext& gc, const PalaceGeometry& geometry, const game::Palace& palace,
                const PhotoShown& photo, double scale) {
    const Area grid = geometry.grid(), area = area_of(geometry, photo.photo->cells());
    gc.PushState();
    gc.Clip(grid.m_x, grid.m_y, grid.m_width, grid.m_height);
    photo.photo->draw(gc, area, 0, scale, photo.strength);
    draw_photo_grid(gc, area, photo.photo->cells().size());
    gc.PopState();
    for (const game::Laid& laid : palace.tiles())
        outline(gc, grown(geometry.area(laid.at), -2), 3, colours().of(laid.tile.colour),
                std::max(2.0, geometry.cell() * 0.05));
}

}
