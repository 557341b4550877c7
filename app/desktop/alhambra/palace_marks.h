// What is laid over the cached palace: where a tile may go, the tile being tried, what is marked.
#pragma once

#include "app/desktop/alhambra/palace_geometry.h"
#include "app/table/alhambra/ghost.h"

namespace clerk::desktop::alhambra {

using table::alhambra::Ghost;

void draw_open(wxGraphicsContext& gc, const PalaceGeometry& geometry, const game::Cells& cells,
               const game::Palace& palace);
void draw_ghost(wxGraphicsContext& gc, const PalaceGeometry& geometry, game::Cell cell, const Ghost& ghost,
                double scale);
void draw_marked(wxGraphicsContext& gc, const PalaceGeometry& geometry, const std::vector<Place>& places);
void draw_advised(wxGraphicsContext& gc, const PalaceGeometry& geometry, const std::vector<Place>& places);
void draw_lit(wxGraphicsContext& gc, const PalaceGeometry& geometry, const std::vector<Place>& places);
void draw_cursor(wxGraphicsContext& gc, const PalaceGeometry& geometry, game::Cell cell);
void draw_focus(wxGraphicsContext& gc, const PalaceGeometry& geometry);

}
