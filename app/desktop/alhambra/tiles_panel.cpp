#include "app/desktop/alhambra/tiles_panel.h"

#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/segments.h"

#include <wx/translation.h>

namespace clerk::desktop::alhambra {

TilesPanel::TilesPanel(wxWindow* parent) : wxPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    aside_ = new TileRow(this, "aside", _("Aside, to be placed"));
    reserve_ = new TileRow(this, "reserve", _("Reserve (H: the next in hand)"));
    give_ = new wxButton(this, wxID_ANY, _("Give to Dirk (D)"));
    give_->SetName("give-to-dirk");
    take_away_ = new wxToggleButton(this, wxID_ANY, _("Take a tile away (X)"));
    take_away_->SetName("take-away");
    aside_->on_tile = [this](const game::Tile& tile) { on_hold(tile); };
    reserve_->on_tile = [this](const game::Tile& tile) { on_hold(tile); };
    give_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { on_give(); });
    take_away_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { on_take_away(); });
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(aside_, 0, wxEXPAND);
    rows->Add(give_, 0, wxEXPAND | wxTOP, FromDIP(2));
    rows->Add(reserve_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    rows->Add(take_away_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    SetSizer(rows);
}

void TilesPanel::show(const Position& position, const Hold& hold) {
    const bool in_a_turn = position.stage == Stage::turn;
    aside_->show(position.aside(), hold.tile, true);
    reserve_->show(position.reserve(), hold.tile, in_a_turn);
    give_->Show(position.with_dirk() && hold.tile && position.lies_aside(*hold.tile));
    take_away_->Show(position.final() || (in_a_turn && !position.ready->seat().palace.tiles().empty()));
    show_chosen(*take_away_, hold.taking_away);
    Layout();
}

}
