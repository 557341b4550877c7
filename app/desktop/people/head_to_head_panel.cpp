#include "app/desktop/people/head_to_head_panel.h"

#include "app/desktop/widgets/labels.h"
#include "app/history/figure_words.h"
#include "i18n/text.h"

#include <wx/translation.h>

namespace clerk::desktop {

HeadToHeadPanel::HeadToHeadPanel(wxWindow* parent) : wxPanel(parent) {
    dress_as_panel(*this);
    other_ = new wxChoice(this, wxID_ANY);
    other_->SetName("other-player");
    other_->SetMinSize({wide(*this, 120), wxDefaultCoord});
    other_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { compare(); });
    auto* figures = new wxBoxSizer(wxHORIZONTAL);
    plays_ = add_figure(*figures, _("Games"), "head-plays");
    ahead_ = add_figure(*figures, _("Ahead"), "head-ahead");
    behind_ = add_figure(*figures, _("Behind"), "head-behind");
    equal_ = add_figure(*figures, _("Equal"), "head-equal");
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("Head to head"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(other_, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    rows->Add(figures, 0, wxEXPAND);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxALL, FromDIP(far_gap));
    SetSizer(edge);
}

wxStaticText* HeadToHeadPanel::add_figure(wxSizer& row, const wxString& words, const char* name) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    wxStaticText* figure = label(this, wxEmptyString, Type::title);
    figure->SetName(name);
    column->Add(label(this, words, Type::quiet));
    column->Add(figure);
    row.Add(column, 1);
    return figure;
}

void HeadToHeadPanel::show(const PlayerData& data, const std::string& person, const db::PageFilter& filter,
                           std::vector<db::Person> others) {
    data_ = &data;
    person_ = person;
    filter_ = filter;
    others_ = std::move(others);
    other_->Clear();
    for (const db::Person& each : others_) other_->Append(shown_name(each));
    if (!others_.empty()) other_->SetSelection(0);
    compare();
}

void HeadToHeadPanel::compare() {
    if (other_->GetSelection() == wxNOT_FOUND) return;
    const db::Person& other = others_[static_cast<std::size_t>(other_->GetSelection())];
    const db::Rivalry rivalry = data_->statistics.head_to_head(person_, other.id, filter_);
    plays_->SetLabelText(figure(rivalry.plays));
    ahead_->SetLabelText(figure(rivalry.ahead));
    behind_->SetLabelText(figure(rivalry.behind));
    equal_->SetLabelText(figure(rivalry.level));
    Layout();
}

}
