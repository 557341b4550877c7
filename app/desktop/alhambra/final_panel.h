// A scoring without its history: whether its palaces are entered or only its points, and Dirk's tiles.
#pragma once

#include "app/desktop/alhambra/act.h"
#include "app/desktop/alhambra/tile_row.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/spinctrl.h>

namespace clerk::desktop::alhambra {

/// Its controls: "only-points", "points-0" …, "points-dirk", "for-dirk", "dirk-0" …, "remove-scoring"
class FinalPanel : public wxPanel {
public:
    FinalPanel(wxWindow* parent, const game::Game& game, Act act);

    void show(const Position& position, const Entry& entry);

private:
    wxSizer* make_points(const game::Game& game);
    wxSpinCtrl* make_spin(const std::string& name, const wxString& words);
    void listen();
    void tell_points();

    std::size_t players_;
    Act act_;
    wxCheckBox* only_points_;
    wxPanel* points_panel_;
    std::vector<wxSpinCtrl*> points_; ///< one a player, then Dirk's
    wxToggleButton* for_dirk_;
    TileRow* dirk_;
    wxButton* remove_;
};

}
