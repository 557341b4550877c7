// A palace as a picture: where its cells lie, the ground, and what is built on it.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/picture_cache.h"
#include "app/desktop/drawing/shadows.h"
#include "core/alhambra/state.h"

#include <optional>
#include <vector>

#include <wx/image.h>

namespace clerk::desktop::alhambra {

namespace game = clerk::alhambra;

// Where the cells of a palace lie in a canvas: square, whole pixels, as large as they can be. The grid grows with the
// palace: there is always a free cell round it.

class PalaceGeometry {
public:
    /// `fewest`: columns and rows of cells shown whatever is built; `also`: cells that are, too.
    PalaceGeometry(wxSize canvas, const game::Palace& palace, wxSize fewest = {7, 5},
                   const std::vector<game::Cell>& also = {});

    double cell() const { return cell_; } ///< side of a cell in pixels
    double rim_width() const { return rim_; }
    game::Cell first() const { return first_; } ///< of the grid: the one to the south-west
    game::Cell last() const { return last_; }   ///< the one to the north-east
    bool shows(game::Cell cell) const;

    Area grid() const;    ///< all cells
    Area outside() const; ///< with the rim
    Area area(game::Cell cell) const;
    Point centre(game::Cell cell) const;
    std::optional<game::Cell> cell_at(Point point) const;

private:
    double cell_ = 0;
    double rim_ = 0;
    game::Cell first_, last_;
    Point origin_; ///< north-west corner of the grid
};

struct Line {
    Point from, to;
};
Line line(const Area& cell, game::Side side); ///< a side of a cell, clockwise

/// The ground of a palace with nothing built: in a rim, the corners of its cells, coordinates from the fountain, and
/// the shadows on it.
void draw_empty_ground(wxGraphicsContext& gc, const PalaceGeometry& geometry, const std::vector<Caster>& casters,
                       double scale);

// A palace seen from straight above, as a picture: for the board on the screen and for the cover.
struct PictureOptions {
    game::Cells fresh = {};                 ///< tiles with a fine accent edge
    std::optional<game::Cell> leaving = {}; ///< its tile is drawn faint
};

/// Paints the ground and the palace on it. `scale`: pixels of the device for one of the geometry. `sprites` may be
/// those of an earlier picture of the same theme.
void draw_palace(wxGraphicsContext& gc, const PalaceGeometry& geometry, const game::Palace& palace,
                 const PictureOptions& options, double scale, SpriteCache& sprites);
/// Lights the longest outer wall, and writes its length beside it.
void draw_longest_wall(wxGraphicsContext& gc, const PalaceGeometry& geometry, const game::Palace& palace);

/// The palace as an image of its own, on the window's ground. `scale`: its pixels for one of the side's.
wxImage palace_image(const game::Palace& palace, int side, double scale = 1);

}
