// The shapes that a tile's roads can have, as it lies: one click takes the tile in hand.
#pragma once

#include "app/desktop/rajas/act.h"
#include "app/desktop/widgets/segments.h"

namespace clerk::desktop::rajas {

/// Its buttons: "roads-ne", … and "roads-none".
class RoadsPicker : public Segments {
public:
    RoadsPicker(wxWindow* parent, const Act& act);

    void show(const Entry& entry);
};

}
