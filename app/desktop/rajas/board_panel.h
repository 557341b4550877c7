// The middle of the window: the race of all players, and below it the province of the one shown. Where there is no room
// for both, the race folds to one lane; a button beside it, or a key, shows all of them.
#pragma once

#include "app/desktop/rajas/province_canvas.h"
#include "app/desktop/rajas/race_canvas.h"

#include <wx/panel.h>
#include <wx/tglbtn.h>

namespace clerk::desktop::rajas {

/// Its controls: "race", "all-lanes", "board".
class BoardPanel : public wxPanel {
public:
    BoardPanel(wxWindow* parent, int players, bool with_province);

    RaceCanvas* race;
    ProvinceCanvas* province = nullptr; ///< none in depth final

    bool folds() const; ///< there is no room for all lanes
    void turn_fold();   ///< all lanes are shown, or not any more

private:
    void fit();
    bool has_room_for(int race_high) const;

    int players_;
    bool unfolded_ = false; ///< all lanes are asked for
    wxToggleButton* all_;
};

}
