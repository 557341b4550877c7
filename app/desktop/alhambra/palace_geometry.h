// Where the cells of a palace lie in a canvas: square, whole pixels, as large as they can be. The grid grows with the
// palace: there is always a free cell round it.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "core/alhambra/palace.h"

#include <optional>
#include <vector>

namespace clerk::desktop::alhambra {

namespace game = clerk::alhambra;

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

}
