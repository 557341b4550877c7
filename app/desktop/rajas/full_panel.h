// A turn in depth full: what is owed and the tile that is taken, the dice held, where a worker goes.
#pragma once

#include "app/desktop/rajas/dice_row.h"
#include "app/desktop/rajas/owed_panel.h"
#include "app/desktop/rajas/places_panel.h"
#include "app/desktop/rajas/seat_strip.h"
#include "app/desktop/rajas/tile_panel.h"

#include <wx/button.h>

namespace clerk::desktop::rajas {

/// Beside its parts' controls: "held", "turn-die", "put-back", "another-reward".
class FullPanel : public wxPanel {
public:
    FullPanel(wxWindow* parent, const game::Game& game, Act act);

    /// `known`: tiles entered in earlier games.
    void show(const Position& position, const Entry& entry, const std::vector<game::Tile>& known);

private:
    void make_dice();
    void arrange_dice();

    Act act_;
    OwedPanel* owed_;
    TilePanel* tile_;
    SeatStrip* seat_ = nullptr;
    wxBoxSizer* dice_ = nullptr; ///< with what is done with them
    DiceRow* held_ = nullptr;
    PlacesPanel* places_;
    wxButton* another_;
};

}
