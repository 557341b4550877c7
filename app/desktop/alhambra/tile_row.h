// A row of tiles as buttons: what lies aside, in the reserve, or was entered. One of them may be in hand.
#pragma once

#include "core/alhambra/pieces.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

namespace clerk::desktop::alhambra {

namespace game = clerk::alhambra;

/// Its buttons are named by `prefix` and their place: "reserve-0". Nothing shows while there is no tile.
class TileRow : public wxPanel {
public:
    TileRow(wxWindow* parent, std::string prefix, const wxString& title);

    void show(const std::vector<game::Tile>& tiles, const std::optional<game::Tile>& held, bool choosable);

    std::function<void(game::Tile)> on_tile; ///< a click on it

private:
    wxToggleButton* add_button();

    std::string prefix_;
    wxStaticText* title_;
    wxSizer* grid_;
    std::vector<wxToggleButton*> buttons_; ///< as many as were needed at most: none is destroyed in its own click
    std::vector<game::Tile> tiles_;
    std::optional<game::Tile> held_;
};

}
