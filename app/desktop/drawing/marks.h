// Small marks, whichever game's: what is laid over a cached board (legal or not, meant, marked), and whose it is.
#pragma once

#include "app/desktop/drawing/drawing.h"

namespace clerk::desktop {

const wxColour& verdict(bool legal); ///< of a ghost

/// A line that can be seen on every ground.
void outline(wxGraphicsContext& gc, const Area& area, double radius, const wxColour& colour, double width,
             wxPenStyle style = wxPENSTYLE_SOLID);
void hatch(wxGraphicsContext& gc, const Area& area, double step, const wxColour& colour);

double badge_radius(double cell);                                    ///< for cells so wide
void draw_cross(wxGraphicsContext& gc, Point at, double radius);     ///< not by colour alone: illegal
void draw_attention(wxGraphicsContext& gc, Point at, double radius); ///< "!": look here

/// A cell that would be legal: a dashed line, and on one of several a tick.
void draw_advised(wxGraphicsContext& gc, const Area& cell, bool ticked);

// What tells up to four players apart, whatever their colours: circle, square, triangle, diamond.

void draw_player_sign(wxGraphicsContext& gc, std::size_t which, const wxColour& fill, const Area& area);

}
