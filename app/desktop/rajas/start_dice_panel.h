// The four dice that everyone rolled before the first turn, in depth full: the values typed one after the other.
#pragma once

#include "app/table/rajas/setup.h"

#include <functional>

#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace clerk::desktop::rajas {

using namespace table::rajas;

/// Its fields: "dice-1", … by the place in the turn order; what may stand between the values is passed over.
class StartDicePanel : public wxPanel {
public:
    StartDicePanel(wxWindow* parent, int width);

    void show(const game::Game& game);

    std::function<void(std::size_t player, const std::vector<int>& values)> on_dice;

private:
    void make_row(wxSizer* grid, std::size_t player);
    void renew_tab_order();
    void tell_fault();

    struct Row {
        wxStaticText* name;
        wxTextCtrl* values;
    };
    int width_;
    std::vector<Row> rows_;
    wxStaticText* fault_; ///< what is typed and is no dice
    wxString told_;       ///< there
};

}
