// The left of the window: whatever is entered next, and nothing else. What is to be done stands on top, the end of the
// turn at the bottom; what is between them scrolls.
#pragma once

#include "app/desktop/alhambra/end_panel.h"
#include "app/desktop/alhambra/final_panel.h"
#include "app/desktop/alhambra/market_panel.h"
#include "app/desktop/alhambra/tile_picker.h"
#include "app/desktop/alhambra/tiles_panel.h"

#include <wx/scrolwin.h>

namespace clerk::desktop::alhambra {

/// Beside its parts' buttons: "scoring", "back-to-turn", "end-turn", "give-out".
class EntryPanel : public wxPanel {
public:
    EntryPanel(wxWindow* parent, const game::Game& game, Act act);

    void show(const Position& position, const Entry& entry);

private:
    wxButton* make_button(const wxString& words, const char* name, const Intent& intent);
    wxToggleButton* make_scoring();
    TilePicker* make_picker();
    wxSizer* parts();
    wxSizer* buttons();
    void lay_out();
    void show_parts(const Position& position, const Entry& entry);
    void show_buttons(const Position& position, const Entry& entry);

    Act act_;
    wxStaticText* next_; ///< what is to be done next
    wxScrolledWindow* middle_;
    MarketPanel* market_;
    TilePicker* picker_;
    EndPanel* end_;
    FinalPanel* finished_;
    TilesPanel* tiles_;
    wxToggleButton* scoring_;
    wxButton* back_;
    wxButton* end_turn_;
    wxButton* give_out_;
};

}
