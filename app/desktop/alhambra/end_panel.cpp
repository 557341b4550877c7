#include "app/desktop/alhambra/end_panel.h"

#include "app/desktop/widgets/labels.h"
#include "app/table/alhambra/end_input.h"
#include "app/table/alhambra/wanted.h"

#include <wx/translation.h>

namespace clerk::desktop::alhambra {

namespace {

constexpr int cards_in_a_row = 7;

}

EndPanel::EndPanel(wxWindow* parent, const Act& act) : wxPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    picker_ = new CardPicker(this, 6); // as wide as the panel
    cards_ = new CardRow(this, "turned-up", cards_in_a_row);
    drawn_ = new TileRow(this, "drawn", _("Drawn for Dirk"));
    filled_ = new TileRow(this, "filled", _("Drawn for the market"));
    picker_->on_card = [act](const game::Card& card) {
        act([card](const Position&, Entry entry) { return turn_up(std::move(entry), card); });
    };
    cards_->on_card = [act](std::size_t place) {
        act([place](const Position&, Entry entry) { return put_back_card(std::move(entry), place); });
    };
    for (TileRow* row : {drawn_, filled_})
        row->on_tile = [act](const game::Tile& tile) {
            act([tile](const Position&, Entry entry) { return put_back_tile(std::move(entry), tile); });
        };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* row : std::initializer_list<wxWindow*>{cards_, picker_, drawn_, filled_})
        rows->Add(row, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    SetSizer(rows);
}

void EndPanel::show(const Position& position, const Entry& entry) {
    const std::vector<game::Card>& cards = entry.end.cards;
    picker_->Show(wanted(position, entry) == Wanted::card);
    if (picker_->IsShown())
        picker_->show(cards_out(position, entry), game::copies(position.game.players.size()), entry.currency);
    cards_->Show(!cards.empty());
    cards_->show(cards, std::vector<bool>(cards.size()), true);
    drawn_->show(entry.end.dirk, std::nullopt, true);
    filled_->show(entry.end.tiles.tiles(), std::nullopt, true);
    Layout();
}

}
