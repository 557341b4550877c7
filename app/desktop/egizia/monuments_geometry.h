// Where the monuments lie in their picture: the sphinx on the left, the obelisk, the graves in the cliff below, above
// them the pyramid and the temple.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/table/egizia/view.h"

namespace clerk::desktop::egizia {

using namespace table::egizia;

class MonumentsGeometry {
public:
    MonumentsGeometry(wxSize canvas, const MonumentsView& view);

    const std::vector<Area>& spaces() const { return spaces_; } ///< in the order of the view
    Area card(int number) const;                                ///< of the sphinx, from 1
    Area keep() const { return card(cards_ + 1); }              ///< where it is said whether one is kept

    const Area& whole() const { return whole_; }
    const Area& sphinx() const { return sphinx_; }
    const Area& cliff() const { return cliff_; }
    const Area& river() const { return river_; }
    const Area& obelisk() const { return obelisk_; }
    const Area& pyramid() const { return pyramid_; }
    const Area& temple() const { return temple_; }
    double ground() const { return cliff_.m_y; } ///< on which pyramid and temple stand
    double shore() const { return river_.m_y; }

private:
    Area obelisk_space(int number, int count) const;
    Area grave(int number) const;
    Area pyramid_space(const ShownSpace& shown, double left, int rows, double columns) const;
    Area temple_space(const game::Space& space, int columns, int roof) const;
    void place_spaces(const MonumentsView& view);

    Area whole_, sphinx_, cliff_, river_, obelisk_, pyramid_, temple_;
    int cards_;
    std::vector<Area> spaces_;
};

}
