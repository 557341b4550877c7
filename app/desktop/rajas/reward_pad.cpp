#include "app/desktop/rajas/reward_pad.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/choice.h>
#include <wx/wrapsizer.h>

namespace clerk::desktop::rajas {

namespace {

constexpr int pad_width = 560, list_width = 210;

bool of_a_list(const Gift& gift) {
    return gift.name.find("-each-") != std::string::npos || gift.name.starts_with("chamber-");
}

}

RewardPad::RewardPad(wxWindow* parent, GiftsOf where) : wxPanel(parent), gifts_(gifts(where)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    given_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    nothing_ = label(this, _("It gives nothing yet. Click on what is printed there."), Type::quiet);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(nothing_, 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(given_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows->Add(make_buttons(), 0, wxEXPAND);
    SetSizer(rows);
    SetMinSize({wide(*this, pad_width), -1});
}

wxSizer* RewardPad::make_buttons() {
    auto* buttons = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (const Gift& gift : gifts_) {
        if (of_a_list(gift)) continue;
        wxButton* button = named_button(this, "+ " + gift.words, "gift-" + text(gift.name),
                                        [this, &gift] { take(gift.add(reward_)); });
        fit_to_finger(*button);
        buttons->Add(button, 0, wxRIGHT | wxBOTTOM, FromDIP(3));
    }
    add_list(*buttons, _("So much for each..."), "gift-each", "-each-");
    if (std::ranges::any_of(gifts_, [](const Gift& gift) { return gift.name.starts_with("chamber-"); }))
        add_list(*buttons, _("A chamber..."), "gift-chamber", "chamber-");
    return buttons;
}

/// What is chosen in a list is added, and the list shows its title again.
void RewardPad::add_list(wxSizer& row, const wxString& title, const wxString& name, const std::string& part) {
    std::vector<const Gift*> listed;
    wxArrayString words;
    words.Add(title);
    for (const Gift& gift : gifts_)
        if (gift.name.find(part) != std::string::npos) {
            listed.push_back(&gift);
            words.Add(gift.words);
        }
    auto* list = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, words);
    list->SetName(name);
    list->SetSelection(0);
    list->SetMinSize({wide(*this, list_width), FromDIP(least_target)});
    set_accessible_name(*list, title);
    list->Bind(wxEVT_CHOICE, [this, list, listed = std::move(listed)](wxCommandEvent& event) {
        list->SetSelection(0);
        if (event.GetSelection() > 0) take(listed[static_cast<std::size_t>(event.GetSelection()) - 1]->add(reward_));
    });
    row.Add(list, 0, wxRIGHT | wxBOTTOM, FromDIP(3));
}

void RewardPad::take(const game::Reward& next) {
    show(next);
    on_reward(next);
}

void RewardPad::show(const game::Reward& reward) {
    reward_ = reward;
    given_->Clear(true);
    const std::vector<GivenPart> parts = given_parts(reward);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        wxButton* button = named_button(this, parts[i].words, "given-" + text(std::to_string(i)),
                                        [this, without = parts[i].without] { take(without); });
        button->SetToolTip(i18n::fill(_("Take off: {1}"), {parts[i].words}));
        fit_to_finger(*button);
        given_->Add(button, 0, wxRIGHT | wxBOTTOM, FromDIP(3));
    }
    nothing_->Show(parts.empty());
    Layout();
    for (wxWindow* around = GetParent(); around && around->GetSizer(); around = around->GetParent()) {
        around->Layout();
        if (around->IsTopLevel()) break;
    }
}

}
