// What tells up to four players apart, whatever their colours: circle, square, triangle, diamond.
#pragma once

#include "app/desktop/drawing/drawing.h"

namespace clerk::desktop {

void draw_player_sign(wxGraphicsContext& gc, std::size_t which, const wxColour& fill, const Area& area);

}
