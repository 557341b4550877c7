#include "app/desktop/game/explained_choices.h"

#include "app/desktop/drawing/line_breaks.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr int least_width = 200; ///< of a control

}

ExplainedChoices::ExplainedChoices(wxWindow* parent, int width, std::vector<ExplainedChoice> choices)
    : wxPanel(parent), width_(width) {
    SetBackgroundColour(parent->GetBackgroundColour());
    for (ExplainedChoice& choice : choices) rows_.push_back(make_row(std::move(choice)));
    int width_of_controls = FromDIP(least_width);
    for (const Row& row : rows_) width_of_controls = std::max(width_of_controls, row.control->GetBestSize().x);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    for (const Row& row : rows_) {
        lay_out(row, width_of_controls);
        rows->Add(row.panel, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    }
    SetSizer(rows);
}

ExplainedChoices::Row ExplainedChoices::make_row(ExplainedChoice choice) {
    auto* panel = new wxPanel(this);
    panel->SetBackgroundColour(GetBackgroundColour());
    auto* control = new wxChoice(panel, wxID_ANY);
    control->SetName(text(choice.name));
    set_accessible_name(*control, choice.words);
    for (const Explained& each : choice.offered) control->Append(each.name);
    const std::size_t place = rows_.size();
    control->Bind(wxEVT_CHOICE, [this, place](wxCommandEvent& event) { on_choose(place, event.GetSelection()); });
    return {std::move(choice), panel, control, label(panel, wxEmptyString, Type::quiet)};
}

/// All controls are as wide as the widest; the words have what room they leave.
void ExplainedChoices::lay_out(const Row& row, int width_of_controls) {
    row.control->SetMinSize({width_of_controls, -1});
    wxStaticText* words = wrapped(row.panel, row.choice.words, width_ - ToDIP(width_of_controls) - near_gap);
    words->SetMinSize({words->GetBestSize().x, -1});
    const int taken = width_of_controls + FromDIP(near_gap);
    row.panel->Bind(
        wxEVT_SIZE, [words, taken, least = words->GetBestSize().x, all = row.choice.words](wxSizeEvent& event) {
            const int room = std::max(least, event.GetSize().x - taken);
            words->SetLabelText(broken(all, room, [&](const wxString& line) { return words->GetTextExtent(line).x; }));
            event.Skip();
        });
    auto* line = new wxBoxSizer(wxHORIZONTAL);
    line->Add(words, 1, wxALIGN_CENTRE_VERTICAL);
    line->Add(row.control, 0, wxALIGN_CENTRE_VERTICAL);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(line, 0, wxEXPAND);
    rows->Add(row.meaning, 0, wxEXPAND | wxTOP, FromDIP(2));
    row.panel->SetSizer(rows);
}

void ExplainedChoices::show(std::size_t choice, int chosen) {
    const Row& row = rows_.at(choice);
    row.control->SetSelection(chosen);
    rewrap(*row.meaning,
           chosen == wxNOT_FOUND ? row.choice.other : row.choice.offered.at(static_cast<std::size_t>(chosen)).meaning,
           width_);
}

void ExplainedChoices::leave_out(const std::string& name, bool out) {
    for (const Row& row : rows_)
        if (row.choice.name == name) row.panel->Show(!out);
}

}
