// Where the cells of a board lie in a canvas: square, whole pixels, as large as they can be.
#pragma once

#include "app/desktop/babylon/pieces.h"

#include <optional>

namespace clerk::desktop::babylon {

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

}
