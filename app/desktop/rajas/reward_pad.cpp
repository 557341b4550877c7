#include "app/desktop/rajas/reward_pad.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/rajas/pieces.h"
#include "app/desktop/rajas/sign_button.h"
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

constexpr int list_width = 150;

/// Parts of names: what is listed, and what has a sign of its own.
constexpr const char *rarer[] = {"karma-die-", "market-"}, *for_each = "-each-", *chambers = "chamber-";

bool is_one_of(const Gift& gift, const char* part) { return gift.name.find(part) != std::string::npos; }

bool of_a_list(const Gift& gift) {
    return std::ranges::any_of(rarer, [&](const char* part) { return gift.name.starts_with(part); }) ||
           is_one_of(gift, for_each) || gift.name.starts_with(chambers);
}

void draw_gift(wxGraphicsContext& gc, const std::string& name, const Area& area) {
    if (name == "fame") return draw_star(gc, area);
    if (name == "money") return draw_coin(gc, area);
    if (name == "karma") return draw_bonus(gc, Bonus::karma, area);
    if (name == "upgrade") return draw_bonus(gc, Bonus::upgrade, area);
    if (name == "worker") return draw_bonus(gc, Bonus::worker, area);
    if (name == "boat") return draw_bonus(gc, Bonus::boat, area);
    for (const game::Colour colour : game::colours)
        if (name == "die-" + std::string(id(colour))) return draw_die(gc, {colour, 0}, area);
    draw_bonus(gc, Bonus::die, area);
}

}

RewardPad::RewardPad(wxWindow* parent, GiftsOf where, int width) : wxPanel(parent), gifts_(gifts(where)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    given_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    nothing_ = wrapped(this, _("It gives nothing yet. Click on what is printed there."), width, Type::quiet);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(nothing_, 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(given_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows->Add(make_buttons(), 0, wxEXPAND);
    SetSizer(rows);
    SetMinSize({wide(*this, width), -1});
}

wxSizer* RewardPad::make_buttons() {
    auto* buttons = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (const Gift& gift : gifts_) {
        if (of_a_list(gift)) continue;
        wxButton* button = sign_button(
            this, "gift-" + gift.name, "+ " + gift.words,
            [&gift](wxGraphicsContext& gc, const Area& area) { draw_gift(gc, gift.name, area); },
            [this, &gift] { take(gift.add(reward_)); });
        buttons->Add(button, 0, wxBOTTOM, FromDIP(3));
    }
    add_list(*buttons, _("Markets, dice..."), "gift-more", {std::begin(rarer), std::end(rarer)});
    add_list(*buttons, _("An amount for each..."), "gift-each", {for_each});
    if (std::ranges::any_of(gifts_, [](const Gift& gift) { return gift.name.starts_with(chambers); }))
        add_list(*buttons, _("A chamber..."), "gift-chamber", {chambers});
    return buttons;
}

/// What is chosen in a list is added, and the list shows its title again.
void RewardPad::add_list(wxSizer& row, const wxString& title, const wxString& name,
                         const std::vector<const char*>& parts) {
    std::vector<const Gift*> listed;
    wxArrayString words;
    words.Add(title);
    for (const Gift& gift : gifts_)
        if (of_a_list(gift) && std::ranges::any_of(parts, [&](const char* part) { return is_one_of(gift, part); })) {
            listed.push_back(&gift);
            words.Add(gift.words);
        }
    auto* list = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, words);
    list->SetName(name);
    list->SetSelection(0);
    fit_height_to_finger(*list, wide(*this, list_width));
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
        button->SetToolTip(i18n::fill(_("Remove: {1}"), {parts[i].words}));
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
