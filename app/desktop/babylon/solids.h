// The pieces of Babylon as bodies, seen aslant from above.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "core/babylon/pieces.h"

#include <vector>

#include <wx/colour.h>

namespace clerk::desktop::babylon {

// From the board to the picture of the garden: the board turned in quarters and seen aslant from above.

/// A point above the turned board, in cells and levels: `u` runs right and to the front, `v` left and to the front.
struct Spot {
    double u = 0, v = 0, z = 0;
};

/// What lies between two spots.
struct Box {
    Spot low, high;
};

class Projection {
public:
    /// `levels`: the highest that must be seen; `turn`: quarters, clockwise seen from above.
    Projection(wxSize size, int levels, int turn);

    double unit() const { return unit_; } ///< pixels that a cell's edge takes across
    Point at(const Spot& spot) const;
    Spot corner(clerk::babylon::Cell cell) const; ///< of the turned cell, the one farthest away, on the board
    Spot centre(clerk::babylon::Cell cell, double level) const;
    Area outline(const Box& box) const; ///< the rectangle of the picture that the box lies in

    /// While drawn with it, a cell of the board is `flat_cell` wide, on the level.
    wxGraphicsMatrix flat(wxGraphicsContext& gc, double level) const;
    static Area flat_area(const Spot& low, const Spot& high); ///< of the ground between them, drawn so

    static constexpr double flat_cell = 64;
    static constexpr double slope = 0.53;     ///< of a cell's edge
    static constexpr double level_high = 0.9; ///< in units
    static constexpr double board_thick = 0.3;

private:
    double unit_ = 0;
    int turn_ = 0;
    Point origin_;
};

/// In which order disjoint boxes are painted so that what is nearer hides what is farther away: their indices. There is
/// such an order as long as nothing upright is higher than two levels.
std::vector<std::size_t> painting_order(const std::vector<Box>& boxes);

// The pieces of Babylon as bodies, seen aslant from above in light from the left.
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
