// The tiles of the player at turn that are not in the palace, and what can be done with them beside building.
#pragma once

#include "app/desktop/alhambra/act.h"
#include "app/desktop/alhambra/tile_row.h"

#include <wx/button.h>

namespace clerk::desktop::alhambra {

/// Its buttons: "aside-0" …, "reserve-0" …, "give-to-dirk", "take-away".
class TilesPanel : public wxPanel {
public:
    TilesPanel(wxWindow* parent, const Act& act);

    void show(const Position& position, const Entry& entry);

private:
    TileRow* aside_;
    TileRow* reserve_;
    wxButton* give_;
    wxToggleButton* take_away_;
};

}
