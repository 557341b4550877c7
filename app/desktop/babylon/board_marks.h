// What is laid over the cached board: the terrace and the ornament being tried, what is offered, what is marked.
#pragma once

#include "app/desktop/babylon/board_geometry.h"
#include "app/desktop/drawing/picture_cache.h"
#include "app/table/babylon/board_view.h"

namespace clerk::desktop::babylon {

using table::babylon::Ghost;
using table::babylon::OrnamentGhost;

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

}
