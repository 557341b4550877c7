// What is laid in the province: the tile that is taken, and yield tiles.
#pragma once

#include "app/desktop/rajas/controls.h"
#include "app/desktop/widgets/buttons.h"
#include "app/table/rajas/full_input.h"

#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace clerk::desktop::rajas {

/// The shapes that a tile's roads can have, as it lies: one click takes the tile in hand.
/// Its buttons: "roads-ne", … and "roads-none".
class RoadsPicker : public Segments {
public:
    RoadsPicker(wxWindow* parent, const Act& act);

    void show(const Entry& entry);
};

/// The tile that is taken, in depth full: its colour and price, then one that was seen before or its markets, buildings
/// and roads.
/// Its controls: "colour-blue", …, "known-tile-1", …, "figure-0", …, "market-silk", …, "building-temple", ….
class TilePanel : public wxPanel {
public:
    TilePanel(wxWindow* parent, const Act& act);

    /// `known`: tiles entered before, the likeliest first.
    void show(const Entry& entry, const std::vector<game::Tile>& known);

private:
    void make_colours(wxSizer& rows);
    void make_known(wxSizer& rows);
    void make_parts(wxSizer& rows);
    void show_known(const std::vector<game::Tile>& known);

    Act act_;
    wxStaticText* words_;
    Segments* colours_ = nullptr;
    wxPanel* known_ = nullptr;
    wxSizer* known_row_ = nullptr;
    std::vector<game::Tile> offered_;
    RoadsPicker* roads_ = nullptr;
};

/// Yield tiles of the Navaratnas: the free slots of the province, or colour and side where it is not described.
/// Its controls: "slot-at-a1w", …; "yield-white", … and "yield-side-n", ….
class YieldsPanel : public wxPanel {
public:
    YieldsPanel(wxWindow* parent, const Act& act);

    void show(const Position& position, const Entry& entry);

private:
    void make_plain(wxSizer& rows);
    void show_slots(const std::vector<FreeSlot>& slots);

    Act act_;
    wxStaticText* words_;
    wxSizer* slots_row_;
    std::vector<FreeSlot> slots_;
    Segments* colours_ = nullptr;
    Segments* sides_ = nullptr;
};

}
