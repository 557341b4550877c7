// What the buttons bear by which one goes through the turns of a game.
#pragma once

#include "app/desktop/drawing/drawing.h"

namespace clerk::desktop {

void draw_to_first(wxGraphicsContext& gc, const Area& area);
void draw_before(wxGraphicsContext& gc, const Area& area);
void draw_play(wxGraphicsContext& gc, const Area& area);
void draw_pause(wxGraphicsContext& gc, const Area& area);
void draw_next(wxGraphicsContext& gc, const Area& area);
void draw_to_last(wxGraphicsContext& gc, const Area& area);

}
