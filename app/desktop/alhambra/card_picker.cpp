#include "app/desktop/alhambra/card_picker.h"

#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/text.h"
#include "i18n/words_alhambra.h"

#include <algorithm>

#include <wx/sizer.h>

namespace clerk::desktop::alhambra {

namespace {

constexpr int side = 36;
constexpr double faint_opacity = 0.35;

wxBitmap card_picture(const wxWindow& window, const game::Card& card, bool faint) {
    return picture(window, window.FromDIP(side), [&](wxGraphicsContext& gc, const Area& area) {
        draw_faint(gc, area, faint ? faint_opacity : 1, [&](auto& on) { draw_card(on, card, area); });
    });
}

}

CardPicker::CardPicker(wxWindow* parent, int columns) : wxPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* grid = new wxFlexGridSizer(columns, FromDIP(wxSize(1, 1)));
    for (const game::Currency currency : game::currencies)
        for (int value = 1; value <= game::highest_value; ++value) {
            buttons_.push_back({{currency, value}, make_button({currency, value})});
            grid->Add(buttons_.back().window);
        }
    SetSizer(grid);
}

wxBitmapButton* CardPicker::make_button(const game::Card& card) {
    auto* button = new wxBitmapButton(this, wxID_ANY, card_picture(*this, card, false), wxDefaultPosition,
                                      wxDefaultSize, wxBU_EXACTFIT);
    fit_to_picture(*button, 1);
    fit_to_finger(*button);
    button->SetName(text("card-" + game::write(card)));
    button->SetToolTip(i18n::alhambra::name(card));
    set_accessible_name(*button, i18n::alhambra::name(card));
    button->Bind(wxEVT_BUTTON, [this, card](wxCommandEvent&) { on_card(card); });
    return button;
}

void CardPicker::show(const game::Cards& out, int copies, std::optional<game::Currency> currency) {
    for (const Button& button : buttons_) {
        button.window->Enable(out.count(button.card) < copies);
        if (currency != currency_)
            button.window->SetBitmap(card_picture(*this, button.card, currency && button.card.currency != currency));
    }
    currency_ = currency;
}

void CardPicker::focus() {
    const auto first = std::ranges::find_if(buttons_, [](const Button& button) { return button.window->IsEnabled(); });
    if (first != buttons_.end()) first->window->SetFocus();
}

}
