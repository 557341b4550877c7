#include "app/desktop/history/action_list_page.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"

namespace clerk::desktop {

namespace {}

ActionListPage::ActionListPage(wxWindow* parent, const wxString& name, const wxString& title)
    : wxPanel(parent), title_(title) {
    dress_as_ground(*this);
    list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
    list_->SetName(name);
    set_accessible_name(*list_, title);
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { follow_choice(); });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { ask(); });
    prompt_ = new PromptBar(this);
}

void ActionListPage::add_column(const wxString& title, int width, wxAlignment align) {
    append_text_column(*list_, title, list_->GetColumnCount(), wxCOL_WIDTH_AUTOSIZE, align)
        .SetMinWidth(wide(*this, width));
}

void ActionListPage::lay_out(const Buttons& buttons, const wxString& explained) {
    act_ = buttons.act;
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(buttons.other);
    row->AddStretchSpacer();
    row->Add(buttons.back, 0, wxRIGHT, FromDIP(near_gap));
    row->Add(buttons.act);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, title_, Type::title), 0, wxBOTTOM, FromDIP(explained.empty() ? far_gap : near_gap));
    if (!explained.empty())
        rows->Add(wrapped(this, explained, page_text_width, Type::quiet), 0, wxBOTTOM, FromDIP(far_gap));
    rows->Add(list_, 1, wxEXPAND);
    rows->Add(prompt_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    rows->Add(row, 0, wxEXPAND | wxTOP, FromDIP(far_gap));
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxALL, FromDIP(edge_gap));
    SetSizer(edge);
}

void ActionListPage::show_rows(const std::vector<Cells>& rows) {
    list_->DeleteAllItems();
    for (const Cells& row : rows) list_->AppendItem(wxVector<wxVariant>(row.begin(), row.end()));
    if (!rows.empty()) list_->SelectRow(0);
    follow_choice();
    list_->SetFocus();
}

std::optional<std::size_t> ActionListPage::chosen() const {
    const int row = list_->GetSelectedRow();
    return row == wxNOT_FOUND ? std::nullopt : std::optional(static_cast<std::size_t>(row));
}

void ActionListPage::follow_choice() {
    act_->Enable(chosen().has_value());
    prompt_->dismiss();
}

}
