#include "app/desktop/alhambra/card_row.h"

#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/picture_button.h"
#include "app/desktop/widgets/segments.h"
#include "i18n/text.h"
#include "i18n/words_alhambra.h"

namespace clerk::desktop::alhambra {

namespace {

constexpr int side = 36;

wxBitmap card_picture(const wxWindow& window, const game::Card& card) {
    return picture(window, window.FromDIP(side),
                   [&](wxGraphicsContext& gc, const Area& area) { draw_card(gc, card, area); });
}

}

CardRow::CardRow(wxWindow* parent, std::string prefix, int columns) : wxPanel(parent), prefix_(std::move(prefix)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    grid_ = new wxFlexGridSizer(columns, FromDIP(wxSize(2, 2)));
    SetSizer(grid_);
}

wxToggleButton* CardRow::add_button() {
    const std::size_t place = buttons_.size();
    auto* button = new wxBitmapToggleButton(this, wxID_ANY, wxBitmap(FromDIP(side), FromDIP(side)), wxDefaultPosition,
                                            wxDefaultSize, wxBU_EXACTFIT);
    fit_to_picture(*button, 2);
    fit_to_finger(*button);
    button->Bind(wxEVT_TOGGLEBUTTON, [this, place, button](wxCommandEvent&) {
        show_chosen(*button, chosen_.at(place));
        on_card(place);
    });
    grid_->Add(button);
    buttons_.push_back(button);
    return button;
}

void CardRow::put(std::size_t place, const game::Card& card) {
    wxToggleButton& button = place < buttons_.size() ? *buttons_[place] : *add_button();
    button.Show();
    if (place < cards_.size() && cards_[place] == card) return;
    button.SetName(text(prefix_ + "-" + game::write(card) + "-" + std::to_string(place)));
    button.SetBitmap(card_picture(*this, card));
    button.SetToolTip(i18n::alhambra::name(card));
    set_accessible_name(button, i18n::alhambra::name(card));
}

void CardRow::show(const std::vector<game::Card>& cards, const std::vector<bool>& chosen, bool choosable) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        put(i, cards[i]);
        show_chosen(*buttons_[i], chosen[i]);
        buttons_[i]->Enable(choosable);
    }
    for (std::size_t i = cards.size(); i < buttons_.size(); ++i) buttons_[i]->Hide();
    cards_ = cards;
    chosen_ = chosen;
    InvalidateBestSize();
    Layout();
}

}
