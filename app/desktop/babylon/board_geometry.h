// The board of a garden: where its cells lie, its ground, and where a piece stands on it.
#pragma once

#include "app/desktop/babylon/pieces.h"
#include "app/desktop/drawing/shadows.h"
#include "core/babylon/garden.h"

#include <optional>

#include <wx/region.h>

namespace clerk::desktop::babylon {

/// Where the cells of a board lie in a canvas: square, whole pixels, as large as they can be.
class BoardGeometry {
public:
    explicit BoardGeometry(wxSize canvas);

    double cell() const { return cell_; } ///< side of a cell in pixels
    double rim_width() const { return rim_; }
    Area board() const;   ///< the 64 cells
    Area outside() const; ///< with the rim

    Area area(clerk::babylon::Cell cell) const;
    Area terrace_area(clerk::babylon::Cell anchor) const; ///< four cells
    Point centre(clerk::babylon::Cell cell) const;
    Point middle_of_anchor(clerk::babylon::Cell anchor) const;

    std::optional<clerk::babylon::Cell> cell_at(Point point) const;
    /// The anchor of the terrace whose middle is the corner of cells nearest the point; none off the board.
    std::optional<clerk::babylon::Cell> anchor_at(Point point) const;

private:
    double cell_ = 0;
    double rim_ = 0;
    Point origin_; ///< north-west corner of cell a8
};

// The empty board: limestone in a rim, slots, coordinates, and the shadows that fall on it.

/// An area without what slabs above it hide for sure: all but their round corners.
wxRegion seen(const Area& area, const std::vector<Area>& slabs, double cell);

/// The board with nothing built, and no shadow on it.
void draw_empty_board(wxGraphicsContext& gc, const BoardGeometry& geometry, double scale);

/// The shadows on the board of what is built and of its rim. What lies under the slabs need not be shaded.
void shade_board(wxGraphicsContext& gc, const BoardGeometry& geometry, const std::vector<Area>& slabs,
                 const std::vector<Caster>& casters, double scale);

// Where on the board a piece stands, how high it is, and how it is drawn there.

/// A terrace as it is drawn: a little smaller than its four cells.
Area slab_area(const BoardGeometry& geometry, clerk::babylon::Cell anchor);
Area gazebo_area(const BoardGeometry& geometry, clerk::babylon::Cell cell);

/// Stairs rise from the lower to the higher space.
void draw_on_board(wxGraphicsContext& gc, const BoardGeometry& geometry, const clerk::babylon::Ornament& ornament);
/// The rectangle around the ornament.
Area footprint(const BoardGeometry& geometry, const clerk::babylon::Ornament& ornament);

double height_of(clerk::babylon::Kind kind);          ///< of an ornament above its space, in levels
int storey(const clerk::babylon::Ornament& ornament); ///< the level it is painted with: the higher of its two
clerk::babylon::Space lower_end(const clerk::babylon::Ornament& ornament);
clerk::babylon::Space higher_end(const clerk::babylon::Ornament& ornament);

}
