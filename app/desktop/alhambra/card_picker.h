// The 36 kinds of money card, one click each.
#pragma once

#include "core/alhambra/pieces.h"

#include <functional>
#include <optional>
#include <vector>

#include <wx/bmpbuttn.h>
#include <wx/panel.h>

namespace clerk::desktop::alhambra {

namespace game = clerk::alhambra;

/// Its buttons are named "card-orange-7".
class CardPicker : public wxPanel {
public:
    /// As many columns as there are values: a line a currency.
    explicit CardPicker(wxWindow* parent, int columns = clerk::alhambra::highest_value);

    /// `out`: the cards in the hands and laid out; those with no copy left in the box cannot be pressed. `currency`:
    /// its row stands out, for a key has chosen it.
    void show(const game::Cards& out, int copies, std::optional<game::Currency> currency = {});
    void focus(); ///< on the first card that can be pressed

    std::function<void(game::Card)> on_card;

private:
    wxBitmapButton* make_button(const game::Card& card);

    struct Button {
        game::Card card;
        wxBitmapButton* window;
    };
    std::vector<Button> buttons_;
    std::optional<game::Currency> currency_; ///< shown to stand out
};

}
