// A reward as it is entered: a click adds one thing, a click on what it gives takes it off.
#pragma once

#include "app/table/rajas/reward_input.h"

#include <functional>

#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace clerk::desktop::rajas {

using namespace table::rajas;

/// Its controls: "gift-fame", "gift-die-blue", …, the lists "gift-more", "gift-each" and "gift-chamber", and "given-0",
/// ….
class RewardPad : public wxPanel {
public:
    RewardPad(wxWindow* parent, GiftsOf where, int width = 560);

    void show(const game::Reward& reward);

    std::function<void(const game::Reward&)> on_reward;

private:
    wxSizer* make_buttons();
    void add_list(wxSizer& row, const wxString& title, const wxString& name, const std::vector<const char*>& parts);
    void take(const game::Reward& next); ///< what was clicked on may go with it

    std::vector<Gift> gifts_;
    game::Reward reward_;
    wxSizer* given_;
    wxStaticText* nothing_;
};

}
