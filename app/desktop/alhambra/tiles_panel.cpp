#include "app/desktop/alhambra/tiles_panel.h"

#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "app/desktop/widgets/segments.h"
#include "app/table/alhambra/turn_input.h"

#include <wx/translation.h>

namespace clerk::desktop::alhambra {

TilesPanel::TilesPanel(wxWindow* parent, const Act& act) : wxPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    aside_ = new TileRow(this, "aside", _("Aside, to be placed"));
    reserve_ = new TileRow(this, "reserve", _("Reserve (H takes the next)"));
    give_ = new wxButton(this, wxID_ANY, _("Give to Dirk (D)"));
    give_->SetName("give-to-dirk");
    take_away_ = new wxToggleButton(this, wxID_ANY, _("Take a tile away (X)"));
    take_away_->SetName("take-away");
    fit_to_finger(*take_away_);
    for (TileRow* row : {aside_, reserve_})
        row->on_tile = [act](const game::Tile& tile) {
            act([tile](const Position&, Entry entry) { return take_in_hand(std::move(entry), tile); });
        };
    give_->Bind(wxEVT_BUTTON, [act](wxCommandEvent&) { act(give); });
    take_away_->Bind(wxEVT_TOGGLEBUTTON, [act](wxCommandEvent&) { act(take_away); });
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(aside_, 0, wxEXPAND);
    rows->Add(give_, 0, wxEXPAND | wxTOP, FromDIP(2));
    rows->Add(reserve_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    rows->Add(take_away_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    SetSizer(rows);
}

void TilesPanel::show(const Position& position, const Entry& entry) {
    const bool in_a_turn = position.stage == Stage::turn;
    aside_->show(position.aside(), entry.tile, true);
    reserve_->show(position.reserve(), entry.tile, in_a_turn);
    give_->Show(position.with_dirk() && entry.tile && position.lies_aside(*entry.tile));
    take_away_->Show(position.final() || (in_a_turn && !position.ready->seat().palace.tiles().empty()));
    show_chosen(*take_away_, entry.taking_away);
    Layout();
}

}
