// Depth full, in a turn: the market, the cards laid out and the hand of the player at turn.
#pragma once

#include "app/desktop/alhambra/card_row.h"
#include "app/desktop/alhambra/market_spaces.h"
#include "app/table/alhambra/hold.h"

#include <wx/button.h>
#include <wx/stattext.h>

namespace clerk::desktop::alhambra {

/// Its buttons: "space-yellow" …, "take-cards", "buy"; its cards "money-…" and "hand-…".
class MarketPanel : public wxPanel {
public:
    MarketPanel(wxWindow* parent, int width);

    void show(const Position& position, const Hold& hold);

    std::function<void(game::Currency)> on_space;
    std::function<void(std::size_t place)> on_money; ///< a card laid out
    std::function<void(std::size_t place)> on_hand;  ///< a card of the hand
    std::function<void()> on_take;
    std::function<void()> on_buy;

private:
    MarketSpaces* make_spaces();
    wxButton* make_button(const wxString& words, const char* name, const std::function<void()>& run);
    void show_spaces(const Position& position, const Hold& hold);
    void show_cards(const Position& position, const Hold& hold);
    void show_payment(const Position& position, const Hold& hold);

    int width_;
    MarketSpaces* spaces_;
    CardRow* money_;
    wxButton* take_;
    wxStaticText* hand_title_;
    CardRow* hand_;
    wxStaticText* paid_;
    wxButton* buy_;
};

}
