// A province as a picture: for the board on the screen, the guide and the cover; and what is laid over it.
#pragma once

#include "app/desktop/rajas/pieces.h"
#include "app/desktop/rajas/province_geometry.h"
#include "app/table/rajas/turn_input.h"

namespace clerk::desktop::rajas {

/// The ground with its places, the residence, yields and tiles; those of `fresh` with a fine accent edge. `scale`:
/// pixels of the device for one of the geometry.
void draw_province(wxGraphicsContext& gc, const ProvinceGeometry& geometry, const ProvinceView& view,
                   const game::Cells& fresh, double scale);

// Laid over it.
void draw_open(wxGraphicsContext& gc, const ProvinceGeometry& geometry, const game::Cells& cells);
void draw_ghost(wxGraphicsContext& gc, const ProvinceGeometry& geometry, game::Cell at, const Ghost& ghost);
void draw_marked(wxGraphicsContext& gc, const ProvinceGeometry& geometry, const std::vector<Place>& places);
void draw_advised(wxGraphicsContext& gc, const ProvinceGeometry& geometry, const std::vector<Place>& places);
void draw_lit(wxGraphicsContext& gc, const ProvinceGeometry& geometry, const std::vector<Place>& places);

}
