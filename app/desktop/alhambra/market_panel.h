// Depth full, in a turn: the market, the cards laid out and the hand of the player at turn.
#pragma once

#include "app/desktop/alhambra/act.h"
#include "app/desktop/alhambra/card_row.h"
#include "app/desktop/alhambra/market_spaces.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace clerk::desktop::alhambra {

/// Its buttons: "space-yellow" …, "take-cards", "buy"; its cards "money-…" and "hand-…".
class MarketPanel : public wxPanel {
public:
    /// Its buttons are made in another window, which does not scroll.
    MarketPanel(wxWindow* parent, wxWindow* parent_of_buttons, int width, Act act);

    wxSizer* buttons() const; ///< to be put there once
    void show_all(bool all);  ///< or hides the panel and the buttons
    void show(const Position& position, const Entry& entry);

private:
    MarketSpaces* make_spaces();
    CardRow* make_cards(const char* prefix, Outcome (*choose)(const Position&, Entry, std::size_t place));
    wxButton* make_button(wxWindow* parent, const wxString& words, const char* name, const Intent& intent);
    void show_spaces(const Position& position, const Entry& entry);
    void show_cards(const Position& position, const Entry& entry);
    void show_payment(const Position& position, const Entry& entry);

    int width_;
    Act act_;
    MarketSpaces* spaces_;
    CardRow* money_;
    wxButton* take_;
    wxStaticText* hand_title_;
    CardRow* hand_;
    wxStaticText* paid_;
    wxButton* buy_;
};

}
