// Where the worker goes, in depth full: each place with what it asks for.
#pragma once

#include "app/desktop/rajas/act.h"

#include <vector>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/sizer.h>

namespace clerk::desktop::rajas {

/// Its controls: "to-quarry", … and "to-place-1", ….
class PlacesPanel : public wxPanel {
public:
    PlacesPanel(wxWindow* parent, const game::Game& game, const Act& act);

    void show(const Position& position, const Entry& entry);

private:
    struct Place {
        game::Spot spot;
        wxButton* button = nullptr;
        wxString words = {}; ///< on the button now
        game::Asked asked = {};
        game::Dice pays = {};
        bool drawn = false;
    };
    wxButton* make_button(const game::Spot& spot, std::size_t number);
    void draw(Place& place, const game::Asked& asked, const game::Dice& pays);

    Act act_;
    std::vector<Place> places_;
};

}
