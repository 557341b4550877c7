// The left of the window, where a turn is entered.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/rajas/controls.h"
#include "app/desktop/rajas/markers_panel.h"
#include "app/desktop/rajas/places_panel.h"
#include "app/desktop/rajas/tile_panel.h"
#include "app/table/rajas/view.h"

#include <wx/button.h>
#include <wx/scrolwin.h>
#include <wx/window.h>

class wxGraphicsContext;

namespace clerk::desktop::rajas {

using namespace table::rajas;

/// What a player has, at a glance: workers left, karma, the markets of each good together, the levels of the buildings.
class SeatStrip : public wxWindow {
public:
    explicit SeatStrip(wxWindow* parent);

    void show(const SeatView& seat);

private:
    void paint(PaintDC& dc);
    void draw_counted(wxGraphicsContext& gc);
    void draw_valued(wxGraphicsContext& gc);

    SeatView seat_;
};

/// The dice held, what is done with them, and what else the player has. They stay in sight except while a tile is
/// entered, whose fields take the room. Its controls: "held", "turn-die", "put-back", "seat".
class HeldPanel : public wxPanel {
public:
    HeldPanel(wxWindow* parent, Act act);

    void show(const Position& position, const Entry& entry);

private:
    void arrange();

    Act act_;
    wxBoxSizer* dice_; ///< with what is done with them
    DiceRow* held_;
    SeatStrip* seat_;
};

/// A turn in depth full: what is owed and the tile that is taken, where a worker goes.
/// Beside its parts' controls: "another-reward".
class FullPanel : public wxPanel {
public:
    FullPanel(wxWindow* parent, const game::Game& game, Act act);

    /// `known`: tiles entered in earlier games.
    void show(const Position& position, const Entry& entry, const std::vector<game::Tile>& known);

private:
    Act act_;
    OwedPanel* owed_;
    TilePanel* tile_;
    HeldPanel* held_; ///< while a tile is entered: it scrolls with the tile
    PlacesPanel* places_;
    wxButton* another_;
};

/// The left of the window: whatever is entered next, and nothing else. What is to be done stands on top, the dice held
/// and the end of the turn at the bottom; what is between them scrolls.
/// Beside its parts' controls: "end-turn".
class EntryPanel : public wxPanel {
public:
    EntryPanel(wxWindow* parent, const game::Game& game, Act act, EndsPanel::Say say);

    /// `known`: province tiles of earlier games.
    void show(const Position& position, const Entry& entry, const std::vector<game::Tile>& known);
    wxButton* main_button() { return end_turn_; }

private:
    void lay_out();

    Act act_;
    wxStaticText* next_; ///< what is to be done next
    wxStaticText* owed_; ///< in this turn still
    wxScrolledWindow* middle_;
    RoadsPicker* roads_;
    MarkersPanel* markers_;
    FullPanel* full_;
    HeldPanel* held_; ///< in sight while no tile is entered
    EndsPanel* ends_;
    wxButton* end_turn_;
};

}
