// A row of cards as buttons, equal ones side by side: to be chosen several at a time, or put back by a click.
#pragma once

#include "core/alhambra/pieces.h"

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/tglbtn.h>

namespace clerk::desktop::alhambra {

namespace game = clerk::alhambra;

/// Its buttons are named by `prefix`, the card and its place in the row: "money-orange-7-0".
class CardRow : public wxPanel {
public:
    CardRow(wxWindow* parent, std::string prefix, int columns);

    /// `chosen`: one a card. Without `choosable` the cards are only shown.
    void show(const std::vector<game::Card>& cards, const std::vector<bool>& chosen, bool choosable);

    std::function<void(std::size_t place)> on_card; ///< a click on the card at that place

private:
    wxToggleButton* add_button();
    void put(std::size_t place, const game::Card& card);

    std::string prefix_;
    wxSizer* grid_;
    std::vector<wxToggleButton*> buttons_; ///< as many as were needed at most: none is destroyed in its own click
    std::vector<game::Card> cards_;
    std::vector<bool> chosen_;
};

}
