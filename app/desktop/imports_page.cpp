#include "app/desktop/imports_page.h"

#include "app/desktop/escape_key.h"
#include "app/desktop/labels.h"
#include "app/desktop/named_button.h"
#include "app/desktop/screen_reader.h"
#include "app/desktop/text.h"
#include "app/moments.h"
#include "i18n/words.h"

namespace clerk::desktop {

namespace {

/// As far as the file's name and what came in tell it.
wxString format_of(const db::PastImport& import) {
    if (import.games > 0 && import.games == import.plays) return _("game records");
    if (import.source.ends_with(".xml")) return "BoardGameGeek";
    if (import.source.ends_with(".json") || import.source.ends_with(".bgsplay")) return "BG Stats";
    return {};
}

wxVector<wxVariant> row(const db::PastImport& import) {
    wxVector<wxVariant> row;
    row.push_back(moment_here(import.imported_at));
    row.push_back(figure(import.plays));
    row.push_back(format_of(import));
    row.push_back(text(std::filesystem::path(import.source).filename().string()));
    return row;
}

wxString told(const db::PastImport& import) {
    return i18n::fill_figures(_("This goes, whatever was done to it since: plays: {1}; games among them, with their "
                                "turns: {2}; players who sit nowhere else: {3}."),
                              {import.plays, import.games, import.players});
}

}

ImportsPage::ImportsPage(wxWindow* parent, ImportsActions actions) : wxPanel(parent), actions_(std::move(actions)) {
    dress_as_ground(*this);
    list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
    list_->SetName("imports-list");
    set_accessible_name(*list_, _("Past imports"));
    list_->AppendTextColumn(_("Brought in"), wxDATAVIEW_CELL_INERT, wide(*this, 170));
    list_->AppendTextColumn(_("Plays"), wxDATAVIEW_CELL_INERT, wide(*this, 110), wxALIGN_RIGHT);
    list_->AppendTextColumn(_("Format"), wxDATAVIEW_CELL_INERT, wide(*this, 170));
    list_->AppendTextColumn(_("File"), wxDATAVIEW_CELL_INERT, wide(*this, 420));
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { follow_choice(); });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { ask(); });
    question_ = new UndoLine(this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("Past imports"), Type::title), 0, wxBOTTOM, FromDIP(far_gap));
    rows->Add(list_, 1, wxEXPAND);
    rows->Add(question_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    rows->Add(make_buttons(), 0, wxEXPAND | wxTOP, FromDIP(far_gap));
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxALL, FromDIP(edge_gap));
    SetSizer(edge);
    go_back_on_escape(*this, [this] { actions_.back(); });
}

wxSizer* ImportsPage::make_buttons() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(named_button(this, _("Open a file..."), "imports-open", [this] { actions_.open_file(); }));
    row->AddStretchSpacer();
    row->Add(named_button(this, _("Back (Esc)"), "imports-back", [this] { actions_.back(); }), 0, wxRIGHT,
             FromDIP(near_gap));
    undo_ = named_button(this, _("Undo this import..."), "undo-import", [this] { ask(); });
    row->Add(undo_);
    return row;
}

void ImportsPage::show(std::vector<db::PastImport> all) {
    all_ = std::move(all);
    list_->DeleteAllItems();
    for (const db::PastImport& import : all_) list_->AppendItem(row(import));
    if (!all_.empty()) list_->SelectRow(0);
    follow_choice();
    list_->SetFocus();
}

const db::PastImport* ImportsPage::chosen() const {
    const int row = list_->GetSelectedRow();
    return row == wxNOT_FOUND ? nullptr : &all_.at(static_cast<std::size_t>(row));
}

void ImportsPage::follow_choice() {
    undo_->Enable(chosen() != nullptr);
    question_->put_away();
}

/// Nothing goes by one click.
void ImportsPage::ask() {
    if (!chosen()) return;
    question_->show(told(*chosen()),
                    {{_("Undo this import"), "undo-import-now", [this, id = chosen()->id] { actions_.take_back(id); }},
                     {_("Keep"), "undo-import-keep", [this] { question_->put_away(); }}});
}

}
