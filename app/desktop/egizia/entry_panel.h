// The left of the window: whatever is entered next, and nothing else. What is to be done stands on top, what enters it
// and what ends the round at the bottom; what is between them scrolls.
#pragma once

#include "app/desktop/egizia/round_panels.h"
#include "app/desktop/egizia/turn_panels.h"

#include <wx/scrolwin.h>

namespace clerk::desktop::egizia {

/// Beside its parts' controls: "enter", "go-on".
class EntryPanel : public wxPanel {
public:
    struct Ways {
        Act act;
        BuilderPanel::LookAt look_at;
        EndsPanel::Say say;
    };
    EntryPanel(wxWindow* parent, const game::Game& game, Ways ways);

    void show(const Position& position, const Entry& entry);
    wxButton* main_button() { return go_on_; }

private:
    wxButton* make_button(const char* name, char key);
    void lay_out();

    Act act_;
    wxStaticText* next_; ///< what is to be done next
    wxScrolledWindow* middle_;
    BuilderPanel* builder_;
    ShipPanel* ship_;
    RoundPanel* round_;
    EndsPanel* ends_;
    wxButton* enter_;
    wxButton* go_on_;
};

}
