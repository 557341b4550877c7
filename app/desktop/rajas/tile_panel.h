// The tile that is taken, in depth full: its colour and price, then one that was seen before or its markets, buildings
// and roads.
#pragma once

#include "app/desktop/rajas/act.h"
#include "app/desktop/rajas/roads_picker.h"

#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace clerk::desktop::rajas {

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

}
