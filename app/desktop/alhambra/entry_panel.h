// The left of the window, where a turn or a finished palace is entered.
#pragma once

#include "app/desktop/alhambra/controls.h"
#include "app/desktop/alhambra/turn_panels.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/scrolwin.h>
#include <wx/spinctrl.h>

namespace clerk::desktop::alhambra {

/// A scoring without its history: whether its palaces are entered or only its points, and Dirk's tiles.
/// Its controls: "only-points", "points-0" …, "points-dirk", "points-doubt", "for-dirk", "dirk-0" …, "remove-scoring"
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
    wxStaticText* doubt_;             ///< points that can hardly be right
    wxToggleButton* for_dirk_;
    TileRow* dirk_;
    wxButton* remove_;
};

/// The left of the window: whatever is entered next, and nothing else. What is to be done stands on top, the end of the
/// turn at the bottom; what is between them scrolls.
/// Beside its parts' buttons: "scoring", "back-to-turn", "end-turn", "give-out".
class EntryPanel : public wxPanel {
public:
    EntryPanel(wxWindow* parent, const game::Game& game, Act act);

    void show(const Position& position, const Entry& entry);
    wxButton* main_button() { return end_turn_; }

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
