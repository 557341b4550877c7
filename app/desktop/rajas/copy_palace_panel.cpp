#include "app/desktop/rajas/copy_palace_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/picture_button.h"
#include "app/desktop/widgets/segments.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>

#include <wx/wrapsizer.h>

namespace clerk::desktop::rajas {

namespace {

constexpr int name_width = 260;
constexpr int longest_name = 40, most_spaces = 9;

}

CopyPalacePanel::CopyPalacePanel(wxWindow* parent) : PartPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    places_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_adding(), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(places_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows->Add(make_place(), 0, wxEXPAND);
    SetSizer(rows);
}

wxSizer* CopyPalacePanel::make_adding() {
    name_ = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    name_->SetName("place-name");
    name_->SetHint(_("Name of a place"));
    name_->SetMaxLength(longest_name);
    name_->SetMinSize({wide(*this, name_width), FromDIP(least_target)});
    set_accessible_name(*name_, _("Name of a place"));
    name_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { CallAfter([this] { add(); }); });
    wxButton* button = named_button(this, _("Another place"), "add-place", [this] { add(); });
    fit_to_finger(*button);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(name_, 0, wxRIGHT, FromDIP(near_gap));
    row->Add(button);
    return row;
}

wxWindow* CopyPalacePanel::make_place() {
    chosen_ = new wxPanel(this);
    chosen_->SetBackgroundColour(GetBackgroundColour());
    wxArrayString dice;
    for (const game::Asked& asked : asked_dice()) dice.Add(i18n::rajas::name(asked));
    asked_ = new wxChoice(chosen_, wxID_ANY, wxDefaultPosition, wxDefaultSize, dice);
    asked_->SetName("asked-die");
    asked_->SetMinSize({-1, FromDIP(least_target)});
    set_accessible_name(*asked_, _("What it asks for"));
    asked_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        change_place([&](auto& place) { place.die = asked_dice()[static_cast<std::size_t>(event.GetSelection())]; });
    });
    spaces_ = new wxSpinCtrl(chosen_, wxID_ANY);
    spaces_->SetName("place-spaces");
    spaces_->SetRange(1, most_spaces);
    set_accessible_name(*spaces_, _("Workers that find room"));
    spaces_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& event) {
        change_place([&](auto& place) { place.spaces = event.GetPosition(); });
    });
    wxButton* remove = named_button(chosen_, _("Take the place off"), "remove-place", [this] {
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
    add(label(chosen_, _("Workers that find room")), near_gap);
    add(spaces_, far_gap);
    add(remove, 0);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(row, 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(pad_, 0, wxEXPAND);
    chosen_->SetSizer(rows);
    return chosen_;
}

void CopyPalacePanel::add() {
    const std::string name = utf8(name_->GetValue().Strip(wxString::both));
    if (const wxString why = why_not_name(palace_, name); !why.empty()) return on_nothing(why);
    Palace next = palace_;
    next.push_back({.name = name});
    name_->ChangeValue(wxEmptyString);
    change(std::move(next));
    choose(palace_.size() - 1);
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
    show_places();
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

void CopyPalacePanel::show_places() {
    places_->Clear(true);
    for (std::size_t i = 0; i < palace_.size(); ++i) {
        auto* button = new wxToggleButton(this, wxID_ANY, text(palace_[i].name));
        button->SetName("place-" + text(std::to_string(i)));
        button->SetMinSize({-1, FromDIP(least_target)});
        show_chosen(*button, i == place_);
        button->Bind(wxEVT_TOGGLEBUTTON, [this, i](wxCommandEvent&) { CallAfter([this, i] { choose(i); }); });
        places_->Add(button, 0, wxRIGHT | wxBOTTOM, FromDIP(3));
    }
}

void CopyPalacePanel::show(const std::string& draft) {
    palace_ = game::read_palace(draft).value_or(Palace{});
    choose(0);
}

}
