// Depth full: a ship as it is placed, or a card that is used, with what it gives; what the player looked at has.
#pragma once

#include "app/desktop/egizia/act.h"
#include "app/desktop/widgets/segments.h"

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop::egizia {

/// Its controls: "pass", "use-card", "by-card", "space-1", …; "raised-blue", …; "ring-1", …; "card" (the table's own
/// list); "give-stones", …; "given-0", …, which take off what was given.
class ShipPanel : public wxPanel {
public:
    ShipPanel(wxWindow* parent, const game::Game& game, Act act);

    void show(const Position& position, const Entry& entry);

private:
    wxToggleButton* make_toggle(wxWindow* parent, wxSizer& row, const std::string& name, const wxString& words,
                                const Intent& intent);
    wxPanel* add_group(wxSizer* content);
    void make_effects();
    void make_spaces();
    void make_gain(const game::Game& game);
    void show_given(const game::Gain& gain);

    Act act_;
    wxStaticText* state_ = nullptr;
    wxStaticText* words_ = nullptr;
    wxPanel* ways_ = nullptr;
    wxToggleButton* by_card_ = nullptr;
    wxToggleButton* use_ = nullptr;
    wxToggleButton* pass_ = nullptr;
    wxPanel* spaces_row_ = nullptr;
    Segments* spaces_ = nullptr; ///< of a site
    wxPanel* raise_ = nullptr;
    std::vector<wxToggleButton*> raised_;
    wxPanel* ring_row_ = nullptr;
    Segments* ring_ = nullptr;
    wxPanel* gain_ = nullptr;
    wxSizer* given_ = nullptr;
    game::Gain shown_ = {};     ///< as given
    wxChoice* cards_ = nullptr; ///< null: the table has described none
};

}
