#include "app/desktop/rajas/copy_palace_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>

namespace clerk::desktop::rajas {

namespace {

constexpr int most_spaces = 9;

}

CopyPalacePanel::CopyPalacePanel(wxWindow* parent) : PartPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    places_ = new NamedList(this, "place", _("Name of a place"), _("Another place"));
    places_->on_add = [this](const std::string& name) { return add(name); };
    places_->on_choose = [this](std::size_t place) { choose(place); };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(places_, 0, wxEXPAND);
    rows->Add(make_place(), 0, wxEXPAND);
    SetSizer(rows);
}

wxWindow* CopyPalacePanel::make_place() {
    chosen_ = new wxPanel(this);
    chosen_->SetBackgroundColour(GetBackgroundColour());
    wxArrayString dice;
    for (const game::Asked& asked : asked_dice()) dice.Add(i18n::rajas::name(asked));
    asked_ = new wxChoice(chosen_, wxID_ANY, wxDefaultPosition, wxDefaultSize, dice);
    asked_->SetName("asked-die");
    fit_height_to_finger(*asked_);
    set_accessible_name(*asked_, _("What it asks for"));
    asked_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        change_place([&](auto& place) { place.die = asked_dice()[static_cast<std::size_t>(event.GetSelection())]; });
    });
    spaces_ = new wxSpinCtrl(chosen_, wxID_ANY);
    spaces_->SetName("place-spaces");
    spaces_->SetRange(1, most_spaces);
    set_accessible_name(*spaces_, _("Room for workers"));
    spaces_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& event) {
        change_place([&](auto& place) { place.spaces = event.GetPosition(); });
    });
    wxButton* remove = named_button(chosen_, _("Remove the place"), "remove-place", [this] {
        Palace next = palace_;
        next.erase(next.begin() + static_cast<std::ptrdiff_t>(place_));
        change(std::move(next));
        choose(0);
    });
    fit_to_finger(*remove);
    pad_ = new RewardPad(chosen_, GiftsOf::board);
    pad_->on_reward = [this](const game::Reward& reward) { change_place([&](auto& place) { place.gain = reward; }); };
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](wxWindow* part, int gap) {
        row->Add(part, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(gap));
    };
    add(label(chosen_, _("What it asks for")), near_gap);
    add(asked_, far_gap);
    add(label(chosen_, _("Room for workers")), near_gap);
    add(spaces_, far_gap);
    add(remove, 0);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(row, 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(pad_, 0, wxEXPAND);
    chosen_->SetSizer(rows);
    return chosen_;
}

bool CopyPalacePanel::add(const std::string& name) {
    if (const wxString why = why_not_name(palace_, name); !why.empty()) {
        on_nothing(why);
        return false;
    }
    Palace next = palace_;
    next.push_back({.name = name});
    change(std::move(next));
    choose(palace_.size() - 1);
    return true;
}

void CopyPalacePanel::change(Palace palace) {
    palace_ = std::move(palace);
    on_draft(palace_.empty() ? std::string() : game::print(palace_));
}

void CopyPalacePanel::change_place(const std::function<void(game::PalacePlace&)>& change_one) {
    Palace next = palace_;
    change_one(next.at(place_));
    change(std::move(next));
}

void CopyPalacePanel::choose(std::size_t place) {
    place_ = place;
    std::vector<Named> names;
    for (const game::PalacePlace& each : palace_) names.push_back({text(each.name)});
    places_->show(names, place_);
    chosen_->Show(place_ < palace_.size());
    if (place_ < palace_.size()) {
        const game::PalacePlace& chosen = palace_[place_];
        const auto dice = asked_dice();
        asked_->SetSelection(static_cast<int>(std::ranges::find(dice, chosen.die) - dice.begin()));
        spaces_->SetValue(chosen.spaces);
        pad_->show(chosen.gain);
    }
    Layout();
}

void CopyPalacePanel::show(const std::string& draft) {
    palace_ = game::read_palace(draft).value_or(Palace{});
    choose(0);
}

}
