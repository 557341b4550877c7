#include "app/desktop/rajas/entry_panel.h"

#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "app/table/rajas/answers.h"
#include "app/table/rajas/ends_input.h"
#include "app/table/rajas/full_input.h"
#include "app/table/rajas/turn_input.h"
#include "app/table/rajas/view.h"
#include "i18n/words.h"

#include <wx/sizer.h>

namespace clerk::desktop::rajas {

namespace {

constexpr int width = 320, lines_of_next = 2;
constexpr int lines_air = 4; ///< above and below two lines on a button, at the least

}

EntryPanel::EntryPanel(wxWindow* parent, const game::Game& game, Act act, EndsPanel::Say say)
    : wxPanel(parent), act_(std::move(act)) {
    dress_as_ground(*this);
    next_ = label(this, wxEmptyString);
    owed_ = label(this, wxEmptyString);
    owed_->SetFont(owed_->GetFont().Bold());
    owed_->SetName("owed");
    middle_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    dress_as_ground(*middle_);
    middle_->SetScrollRate(0, FromDIP(10));
    roads_ = new RoadsPicker(middle_, act_);
    markers_ = new MarkersPanel(middle_, act_);
    full_ = new FullPanel(middle_, game, act_);
    ends_ = new EndsPanel(middle_, game, act_, std::move(say));
    end_turn_ = new wxButton(this, wxID_ANY, _("End the turn (D)"));
    end_turn_->SetName("end-turn");
    end_turn_->SetMinSize({-1, height_of_lines(*end_turn_, 2, lines_air)}); // what is given up may be told
    end_turn_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { act_(end_turn); });
    lay_out();
}

void EntryPanel::lay_out() {
    auto* parts = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* part : std::initializer_list<wxWindow*>{roads_, markers_, full_, ends_})
        parts->Add(part, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(parts, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(far_gap));
    middle_->SetSizer(edge);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(next_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(far_gap));
    rows->Add(owed_, 0, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(far_gap));
    rows->Add(middle_, 1, wxEXPAND);
    rows->Add(end_turn_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM | wxTOP, FromDIP(far_gap));
    SetSizer(rows);
    constexpr int room_to_scroll = 16;
    SetMinSize({wide(*this, width + 2 * far_gap + room_to_scroll), -1});
}

void EntryPanel::show(const Position& position, const Entry& entry, const std::vector<game::Tile>& known) {
    wxString next = next_in_words(position, entry);
    if (position.full())
        if (const wxString players = next_players(position); !players.empty()) next += "\n" + players;
    rewrap_high(*next_, next, width, lines_of_next);
    const wxString owes = owed_in_words(position);
    owed_->Show(!owes.empty());
    rewrap(*owed_, owes.empty() ? wxString() : i18n::fill(_("Still owed: {1}"), {owes}), width);
    const bool in_turn = !position.final() && position.stage != Stage::over;
    roads_->Show(in_turn && !position.full());
    full_->Show(in_turn && position.full());
    markers_->Show(in_turn && !position.full());
    ends_->Show(position.final() || asks_for_gaps(position));
    if (roads_->IsShown()) roads_->show(entry);
    if (full_->IsShown()) full_->show(position, entry, known);
    if (markers_->IsShown()) markers_->show(position, entry);
    if (ends_->IsShown()) ends_->show(position);
    const wxString end = owes.empty() ? _("End the turn (D)") : i18n::fill(_("End the turn without {1} (D)"), {owes});
    end_turn_->SetLabel(wxControl::EscapeMnemonics(broken(*this, end, width - button_air)));
    end_turn_->Show(in_turn);
    middle_->FitInside();
    Layout();
}

}
