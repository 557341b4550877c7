// What is laid over the picture of a board: what is tried, offered and marked, and a photo.
#pragma once

#include "app/desktop/babylon/board_geometry.h"
#include "app/desktop/drawing/photo_underlay.h"
#include "app/desktop/drawing/picture_cache.h"
#include "app/photo/colours.h"
#include "app/table/babylon/garden_input.h"

namespace clerk::desktop::babylon {

using table::babylon::Ghost;
using table::babylon::OrnamentGhost;

// What is laid over the cached board: the terrace and the ornament being tried, what is offered, what is marked.

/// The whole is one ornament where it has all its spaces.
std::optional<clerk::babylon::Ornament> whole(clerk::babylon::Kind kind,
                                              const std::vector<clerk::babylon::Space>& spaces);

/// `scale`: pixels of the device for one of the geometry. A ghost that goes with the pointer is the same at each place:
/// it is a sprite.
void draw_ghost(wxGraphicsContext& gc, const BoardGeometry& geometry, const Ghost& ghost, double scale,
                SpriteCache& sprites);
void draw_ghost(wxGraphicsContext& gc, const BoardGeometry& geometry, const OrnamentGhost& ghost);
void draw_offered(wxGraphicsContext& gc, const BoardGeometry& geometry, const clerk::babylon::Building& building,
                  bool pointed);
/// The token on a space that its effect may serve.
void draw_served(wxGraphicsContext& gc, const BoardGeometry& geometry, clerk::babylon::Space space,
                 clerk::babylon::Effect effect);
void draw_marked(wxGraphicsContext& gc, const BoardGeometry& geometry, const std::vector<Place>& places);
void draw_advised(wxGraphicsContext& gc, const BoardGeometry& geometry, const std::vector<Place>& places);
void draw_lit(wxGraphicsContext& gc, const BoardGeometry& geometry, const std::vector<Place>& places);
void draw_cursor(wxGraphicsContext& gc, const BoardGeometry& geometry, clerk::babylon::Cell cell);
void draw_focus(wxGraphicsContext& gc, const BoardGeometry& geometry);

/// Where an offered ornament is meant, so that ornaments that overlap can be told apart: the point nearest the pointer
/// wins.
Point handle(const BoardGeometry& geometry, const clerk::babylon::Ornament& ornament);

// A photo of the garden over what is entered of it, which shows through as outlines: what is entered and what is not
// can both be seen.

/// `level`: the one in hand, for whose height the photo is straightened.
void draw_photo(wxGraphicsContext& gc, const BoardGeometry& geometry, const clerk::babylon::Garden& garden,
                const PhotoShown& photo, int level, double scale);

/// Cells on which something stands that is not entered.
void draw_covered(wxGraphicsContext& gc, const BoardGeometry& geometry, const std::vector<clerk::babylon::Cell>& cells);

/// Pale; `meant`: it is the one that is taken next.
void draw_proposed(wxGraphicsContext& gc, const BoardGeometry& geometry,
                   const table::babylon::ProposedTerrace& proposed, bool meant);

/// What the pieces of Babylon look like in a photo of the table.
photo::Look photo_look();

}
