// Where the cells of a province lie in a canvas: square, whole pixels, as large as they can be, with room at the rim
// for what is printed there.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/table/rajas/view.h"

#include <optional>

namespace clerk::desktop::rajas {

namespace game = clerk::rajas;
using table::rajas::ProvinceView;

class ProvinceGeometry {
public:
    ProvinceGeometry(wxSize canvas, const ProvinceView& view);

    double cell() const { return cell_; } ///< side of a cell in pixels
    Area grid() const;                    ///< all cells
    Area outside() const;                 ///< with the rim
    Area area(game::Cell cell) const;
    Point centre(game::Cell cell) const;
    Point middle(const game::Edge& edge) const; ///< of the side
    Area beside(const game::Edge& edge) const;  ///< for what is printed at the side, just outside of the cell
    std::optional<game::Cell> cell_at(Point point) const;

private:
    int columns_, rows_;
    double cell_ = 0;
    double rim_ = 0;
    Point origin_; ///< north-west corner of the grid
};

}
