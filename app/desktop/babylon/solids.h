// The pieces of Babylon as bodies, seen aslant from above in light from the left.
#pragma once

#include "app/desktop/babylon/projection.h"

#include <wx/colour.h>

namespace clerk::desktop::babylon {

/// What bodies are drawn with.
struct View {
    wxGraphicsContext& gc;
    const Projection& projection;
};

/// Draws on the ground of a level, where a cell is Projection::flat_cell wide.
template <class Draw> void draw_flat(const View& view, double level, const Draw& draw) {
    view.gc.PushState();
    view.gc.ConcatTransform(view.projection.flat(view.gc, level));
    draw();
    view.gc.PopState();
}

void draw_box(const View& view, const Box& box, const wxColour& colour); ///< its three faces that can be seen
/// A round body on its foot. `radius` in cells.
void draw_column(const View& view, const Spot& foot, double radius, double height, const wxColour& colour);

void draw_pillar(const View& view, const Spot& foot, double height);        ///< a single one
void draw_double_pillar(const View& view, const Spot& foot, double height); //
void draw_statue(const View& view, const Spot& foot, double height);
void draw_gazebo(const View& view, const Spot& foot);
void draw_fountain(const View& view, const Spot& a, const Spot& b);
void draw_bridge(const View& view, const Spot& a, const Spot& b);
/// Stairs: up from the middle of the lower space to its edge, and what lies on the higher one.
void draw_flight(const View& view, const Spot& low, const Spot& high);
void draw_landing(const View& view, const Spot& low, const Spot& high);

}
