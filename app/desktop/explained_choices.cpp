#include "app/desktop/explained_choices.h"

#include "app/desktop/accessible_name.h"
#include "app/desktop/labels.h"
#include "app/desktop/text.h"

namespace clerk::desktop {

namespace {

constexpr int choice_width = 200;

}

ExplainedChoices::ExplainedChoices(wxWindow* parent, int width, std::vector<ExplainedChoice> choices)
    : wxPanel(parent), width_(width) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    for (ExplainedChoice& choice : choices) {
        const std::size_t place = rows_.size();
        rows_.push_back(make_row(std::move(choice)));
        rows_.back().control->Bind(wxEVT_CHOICE,
                                   [this, place](wxCommandEvent& event) { on_choose(place, event.GetSelection()); });
        rows->Add(rows_.back().panel, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    }
    SetSizer(rows);
}

ExplainedChoices::Row ExplainedChoices::make_row(ExplainedChoice choice) {
    auto* panel = new wxPanel(this);
    panel->SetBackgroundColour(GetBackgroundColour());
    auto* control = new wxChoice(panel, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(choice_width, -1)));
    control->SetName(text(choice.name));
    set_accessible_name(*control, choice.words);
    for (const Explained& each : choice.offered) control->Append(each.name);
    auto* line = new wxBoxSizer(wxHORIZONTAL);
    line->Add(wrapped(panel, choice.words, width_ - choice_width - near_gap), 1, wxALIGN_CENTRE_VERTICAL);
    line->Add(control, 0, wxALIGN_CENTRE_VERTICAL);
    wxStaticText* meaning = label(panel, wxEmptyString, Type::quiet);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(line, 0, wxEXPAND);
    rows->Add(meaning, 0, wxEXPAND | wxTOP, FromDIP(2));
    panel->SetSizer(rows);
    return {std::move(choice), panel, control, meaning};
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
