// The tiles of the player at turn that are not in the palace, and what can be done with them beside building.
#pragma once

#include "app/desktop/alhambra/tile_row.h"
#include "app/table/alhambra/hold.h"

#include <wx/button.h>

namespace clerk::desktop::alhambra {

/// Its buttons: "aside-0" …, "reserve-0" …, "give-to-dirk", "take-away".
class TilesPanel : public wxPanel {
public:
    explicit TilesPanel(wxWindow* parent);

    void show(const Position& position, const Hold& hold);

    std::function<void(game::Tile)> on_hold; ///< in hand, or put back when it is
    std::function<void()> on_give;
    std::function<void()> on_take_away;

private:
    TileRow* aside_;
    TileRow* reserve_;
    wxButton* give_;
    wxToggleButton* take_away_;
};

}
