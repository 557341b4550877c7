#include "app/desktop/rajas/board_panel.h"

#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "app/desktop/widgets/segments.h"

namespace clerk::desktop::rajas {

namespace {

constexpr int least_province = 252; ///< a usual one with cells as large as a finger

}

BoardPanel::BoardPanel(wxWindow* parent, int players, bool with_province) : wxPanel(parent), players_(players) {
    dress_as_ground(*this);
    race = new RaceCanvas(this);
    all_ = new wxToggleButton(this, wxID_ANY, _("All (G)"));
    all_->SetName("all-lanes");
    all_->SetToolTip(_("The race of all players"));
    fit_to_finger(*all_);
    all_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { turn_fold(); });
    auto* top = new wxBoxSizer(wxHORIZONTAL);
    top->Add(race, 1, wxEXPAND);
    top->Add(all_, 0, wxALIGN_BOTTOM | wxRIGHT | wxBOTTOM, FromDIP(8));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(top, 0, wxEXPAND);
    if (with_province) {
        province = new ProvinceCanvas(this);
        province->SetName("board");
        rows->Add(province, 1, wxEXPAND);
    }
    SetSizer(rows);
    fit();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit();
        event.Skip();
    });
}

bool BoardPanel::has_room_for(int race_high) const {
    return !province || GetClientSize().y - race_high >= FromDIP(least_province);
}

bool BoardPanel::folds() const { return !has_room_for(least_race_height(players_)); }

void BoardPanel::fit() {
    const bool folding = folds();
    const int lanes = folding && !unfolded_ ? 1 : players_;
    const bool low = folding || !has_room_for(race_height(players_));
    race->fold(lanes < players_);
    race->SetMinSize({FromDIP(280), low ? least_race_height(lanes) : race_height(lanes)});
    all_->Show(folding);
    show_chosen(*all_, unfolded_);
    Layout();
}

void BoardPanel::turn_fold() {
    unfolded_ = !unfolded_;
    fit();
}

}
