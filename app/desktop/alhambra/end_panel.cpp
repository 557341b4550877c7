#include "app/desktop/alhambra/end_panel.h"

#include "app/desktop/widgets/labels.h"

#include <wx/translation.h>

namespace clerk::desktop::alhambra {

namespace {

constexpr int cards_in_a_row = 6;

/// The cards outside the box: in the hands, laid out, and turned up just now.
game::Cards cards_out(const Position& position, const Hold& hold) {
    game::Cards out = position.ready->money;
    for (const game::Seat& seat : position.ready->seats) out.add(sorted(seat.hand));
    out.add(hold.end.cards);
    return out;
}

}

EndPanel::EndPanel(wxWindow* parent) : wxPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    picker_ = new CardPicker(this);
    cards_ = new CardRow(this, "turned-up", cards_in_a_row);
    drawn_ = new TileRow(this, "drawn", _("Drawn for Dirk"));
    filled_ = new TileRow(this, "filled", _("Drawn for the market"));
    picker_->on_card = [this](const game::Card& card) { on_card(card); };
    cards_->on_card = [this](std::size_t place) { on_card_back(place); };
    drawn_->on_tile = [this](const game::Tile& tile) { on_tile_back(tile); };
    filled_->on_tile = [this](const game::Tile& tile) { on_tile_back(tile); };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* row : std::initializer_list<wxWindow*>{cards_, picker_, drawn_, filled_})
        rows->Add(row, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    SetSizer(rows);
}

void EndPanel::show(const Position& position, const Hold& hold) {
    const std::vector<game::Card>& cards = hold.end.cards;
    picker_->Show(wanted(position, hold) == Wanted::card);
    if (picker_->IsShown())
        picker_->show(cards_out(position, hold), game::copies(position.game.players.size()), hold.currency);
    cards_->Show(!cards.empty());
    cards_->show(cards, std::vector<bool>(cards.size()), true);
    drawn_->show(hold.end.dirk, std::nullopt, true);
    filled_->show(hold.end.tiles.tiles(), std::nullopt, true);
    Layout();
}

}
