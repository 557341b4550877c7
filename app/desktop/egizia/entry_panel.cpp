#include "app/desktop/egizia/entry_panel.h"

#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/egizia/answers.h"
#include "app/table/egizia/ship_input.h"

#include <wx/sizer.h>

namespace clerk::desktop::egizia {

namespace {

constexpr int width = 320, lines_of_next = 2;

}

EntryPanel::EntryPanel(wxWindow* parent, const game::Game& game, Ways ways)
    : wxPanel(parent), act_(std::move(ways.act)) {
    use_ground_colours(*this);
    next_ = label(this, wxEmptyString);
    middle_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    use_ground_colours(*middle_);
    middle_->SetScrollRate(0, FromDIP(10));
    builder_ = new BuilderPanel(middle_, game, act_, std::move(ways.look_at));
    ship_ = new ShipPanel(middle_, game, act_);
    round_ = new RoundPanel(middle_, game, act_, ways.say);
    ends_ = new EndsPanel(middle_, game, act_, std::move(ways.say));
    enter_ = make_button("enter", 'B');
    go_on_ = make_button("go-on", 'D');
    lay_out();
}

/// Does what the key does.
wxButton* EntryPanel::make_button(const char* name, char key) {
    auto* button = new wxButton(this, wxID_ANY, wxEmptyString);
    button->SetName(name);
    fit_height_to_finger(*button);
    button->Bind(wxEVT_BUTTON, [this, key](wxCommandEvent&) {
        act_([key](const Position& position, Entry entry) { return press(position, std::move(entry), key); });
    });
    return button;
}

void EntryPanel::lay_out() {
    auto* parts = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* part : std::initializer_list<wxWindow*>{builder_, ship_, round_, ends_})
        parts->Add(part, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(parts, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(far_gap));
    middle_->SetSizer(edge);
    auto* ends = new wxBoxSizer(wxHORIZONTAL);
    ends->Add(enter_, 1, wxRIGHT, FromDIP(near_gap));
    ends->Add(go_on_, 1);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(next_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(far_gap));
    rows->Add(middle_, 1, wxEXPAND);
    rows->Add(ends, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM | wxTOP, FromDIP(far_gap));
    SetSizer(rows);
    constexpr int room_to_scroll = 16;
    SetMinSize({wide(*this, width + 2 * far_gap + room_to_scroll), -1});
}

void EntryPanel::show(const Position& position, const Entry& entry) {
    rewrap_high(*next_, next_in_words(position, entry), width, lines_of_next);
    const bool in_round = position.stage != Stage::ends && position.stage != Stage::finals;
    const bool ships = position.stage == Stage::ships;
    const bool full = in_round && position.full();
    builder_->Show(in_round);
    ship_->Show(full);
    round_->Show(in_round && !position.full());
    ends_->Show(!in_round);
    if (in_round) builder_->show(position, entry);
    if (full) ship_->show(position, entry);
    if (round_->IsShown()) round_->show(position, entry);
    if (!in_round) ends_->show(position);
    enter_->SetLabel(entry.uses_card ? _("Use it (B)") : ships ? _("Place (B)") : _("Build (B)"));
    fit_words(*go_on_, ships ? _("Feed and build (D)") : _("End the round (D)"), (width - near_gap) / 2);
    enter_->Show(in_round);
    go_on_->Show(in_round);
    middle_->FitInside();
    Layout();
}

}
