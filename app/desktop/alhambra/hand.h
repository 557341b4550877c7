// The left of the window: whatever is needed next, and nothing else. What is to be done stands on top, the end of the
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
class Hand : public wxPanel {
public:
    Hand(wxWindow* parent, const game::Game& game);

    void show(const Position& position, const Hold& hold);

    TilePicker& picker() { return *picker_; }
    MarketPanel& market() { return *market_; }
    TilesPanel& tiles() { return *tiles_; }
    EndPanel& end() { return *end_; }
    FinalPanel& finished() { return *finished_; }

    std::function<void()> on_scoring;
    std::function<void()> on_end; ///< of the turn, or of the game: what is left is given out
    std::function<void()> on_back;

private:
    wxButton* make_button(const wxString& words, const char* name, std::function<void()> run);
    wxSizer* parts();
    wxSizer* buttons();
    void lay_out();
    void show_parts(const Position& position, const Hold& hold);
    void show_buttons(const Position& position, const Hold& hold);

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
