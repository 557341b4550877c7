// What a turn of Alhambra is entered with in depth full: the market, the tiles at hand, the end of the turn.
#pragma once

#include "app/desktop/alhambra/controls.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace clerk::desktop::alhambra {

/// Depth full, in a turn: the market, the cards laid out and the hand of the player at turn.
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

/// The tiles of the player at turn that are not in the palace, and what can be done with them beside building.
/// Its buttons: "aside-0" …, "reserve-0" …, "give-to-dirk", "take-away".
class TilesPanel : public wxPanel {
public:
    TilesPanel(wxWindow* parent, const Act& act);

    void show(const Position& position, const Entry& entry);

private:
    TileRow* aside_;
    TileRow* reserve_;
    wxButton* give_;
    wxToggleButton* take_away_;
};

/// What came up at the end of a turn: cards, Dirk's tiles, tiles for the market.
/// A click on what was entered takes it back: "turned-up-…", "drawn-0" …, "filled-0" ….
class EndPanel : public wxPanel {
public:
    EndPanel(wxWindow* parent, const Act& act);

    void show(const Position& position, const Entry& entry);

private:
    CardPicker* picker_;
    CardRow* cards_;
    TileRow* drawn_;
    TileRow* filled_;
};

}
