// The monuments of Egizia, drawn.
#pragma once

#include "app/desktop/egizia/monuments_geometry.h"
#include "core/finding.h"

namespace clerk::desktop::egizia {

using Players = std::vector<game::Player>;

void draw_monuments(wxGraphicsContext& gc, const MonumentsGeometry& geometry, const MonumentsView& view,
                    const Players& players);
/// Where something may be built next.
void draw_open(wxGraphicsContext& gc, const MonumentsGeometry& geometry, const MonumentsView& view);

/// Where a place lies in the picture; none: it is not shown.
std::optional<Area> area_of(const MonumentsGeometry& geometry, const MonumentsView& view, const Place& place);
void draw_marked(wxGraphicsContext& gc, const Area& area); ///< of a finding
void draw_lit(wxGraphicsContext& gc, const Area& area);    ///< of a line of the score, or a round

}
