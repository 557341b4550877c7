#include "app/desktop/history/merge_history_page.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/history/import_words.h"
#include "app/history/local_time.h"
#include "app/history/play_words.h"
#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk::desktop {

namespace {

constexpr int kind_width = 120, name_width = 420, moment_width = 170, winner_width = 190;
constexpr std::size_t most_missing = 3;

void add_column(wxDataViewListCtrl& list, const wxString& title, int width) {
    append_text_column(list, title, list.GetColumnCount(), width);
}

wxVector<wxVariant> row(std::initializer_list<wxString> cells) {
    wxVector<wxVariant> row;
    for (const wxString& cell : cells) row.push_back(cell);
    return row;
}

wxString told_missing(const std::vector<std::string>& missing) {
    std::vector<wxString> names;
    for (const std::string& file : missing) names.push_back(text(file));
    return i18n::fill(_("Photos and pictures missing beside the other history: {1}."),
                      {abridged_list(std::move(names), most_missing)});
}

}

MergeHistoryPage::MergeHistoryPage(wxWindow* parent, MergeHistoryActions actions)
    : wxPanel(parent), actions_(std::move(actions)) {
    use_ground_colours(*this);
    go_back_on_escape(*this, [this] { actions_.back(); });
}

void MergeHistoryPage::show(const db::Store& store, const MergeHistoryView& view) {
    DestroyChildren();
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const wxString title = view.file.empty() ? _("Merge a history") : i18n::fill(_("Merge {1}"), {view.file});
    rows->Add(page_head(this, title, "merge-back", [this] { actions_.back(); }).row, 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(wrapped(this,
                      _("The history of another laptop comes into this one. Of two versions of a record the newer one "
                        "wins, and the older is kept. Before it a back-up is made."),
                      page_text_width, Type::quiet),
              0, wxBOTTOM, FromDIP(far_gap));
    if (!view.refusal.empty()) add_paragraph(*rows, view.refusal, "merge-refusal");
    if (!view.file.empty() && view.refusal.empty())
        add_preview(*rows, store, view.preview);
    else if (!view.earlier.empty())
        add_earlier(*rows, store, view.earlier);
    else
        rows->AddStretchSpacer();
    rows->Add(make_buttons(view), 0, wxEXPAND | wxTOP, FromDIP(far_gap));
    set_content(*this, rows);
    Layout();
    if (!view.refusal.empty()) announce(*this, view.refusal);
}

void MergeHistoryPage::add_paragraph(wxSizer& rows, const wxString& words, const char* name) {
    wxStaticText* paragraph = wrapped(this, words, page_text_width);
    paragraph->SetName(name);
    paragraph->SetForegroundColour(palette().warning);
    rows.Add(paragraph, 0, wxBOTTOM, FromDIP(far_gap));
}

void MergeHistoryPage::add_preview(wxSizer& rows, const db::Store& store, const db::MergePreview& preview) {
    rows.Add(make_counts(preview), 0, wxBOTTOM, FromDIP(far_gap));
    if (!preview.missing.empty()) add_paragraph(rows, told_missing(preview.missing), "merge-missing");
    if (!preview.brings_something())
        rows.Add(label(this, _("All of it is here already.")), 0, wxBOTTOM, FromDIP(far_gap));
    if (preview.conflicts.empty()) {
        rows.AddStretchSpacer();
    } else {
        rows.Add(label(this, _("Different here and there"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
        rows.Add(make_conflicts(store, preview.conflicts), 1, wxEXPAND);
    }
}

wxWindow* MergeHistoryPage::make_counts(const db::MergePreview& preview) {
    std::vector<FiguresRow> rows;
    for (const db::RecordKind kind : db::record_kinds) {
        const db::MergeCounts& counts = preview.of(kind);
        rows.push_back({text(db::id(kind)), plural(kind), {counts.fresh, counts.known, counts.conflicts}});
    }
    return figures_panel(this, {{"new", _("New")}, {"known", _("Known")}, {"different", _("Different")}}, rows);
}

wxDataViewListCtrl* MergeHistoryPage::make_list(const char* name, const wxString& spoken) {
    auto* list = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
    list->SetName(name);
    set_accessible_name(*list, spoken);
    add_column(*list, _("Kind"), kind_width);
    add_column(*list, _("Name"), name_width);
    return list;
}

wxWindow* MergeHistoryPage::make_conflicts(const db::Store& store, const std::vector<db::MergeConflict>& conflicts) {
    wxDataViewListCtrl* list = make_list("merge-conflicts", _("Different here and there"));
    add_column(*list, _("Changed here"), moment_width);
    add_column(*list, _("Changed there"), moment_width);
    add_column(*list, _("Winning version"), winner_width);
    for (const db::MergeConflict& one : conflicts)
        list->AppendItem(
            row({word(one.kind), record_name(store, one.kind, one.id), local_second(one.ours), local_second(one.theirs),
                 one.theirs_wins ? _("the one from there") : _("the one from here")}));
    return list;
}

void MergeHistoryPage::add_earlier(wxSizer& rows, const db::Store& store, const std::vector<db::Superseded>& earlier) {
    rows.Add(label(this, _("Earlier versions, kept when histories were merged"), Type::heading), 0, wxBOTTOM,
             FromDIP(near_gap));
    wxDataViewListCtrl* list = make_list("earlier-versions", _("Earlier versions"));
    add_column(*list, _("Changed"), moment_width);
    for (const db::Superseded& version : earlier)
        list->AppendItem(row({word(store, version), record_name(store, version), local_second(version.modified_at)}));
    rows.Add(list, 1, wxEXPAND);
}

wxSizer* MergeHistoryPage::make_buttons(const MergeHistoryView& view) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    wxButton* choose = named_button(this, _("Choose a history..."), "merge-choose", [this] { actions_.choose(); });
    row->Add(choose);
    if (!view.earlier.empty())
        row->Add(named_button(
                     this,
                     i18n::fill_figures(_("Save earlier versions ({1})..."), {static_cast<int>(view.earlier.size())}),
                     "save-earlier", [this] { actions_.save_earlier(); }),
                 0, wxLEFT, FromDIP(near_gap));
    row->AddStretchSpacer();
    if (view.file.empty()) return choose->SetFocus(), row;
    wxButton* merge = named_button(this, _("Merge"), "merge-now", [this] { actions_.merge(); });
    dress_as_main(*merge);
    merge->Enable(view.refusal.empty() && view.preview.brings_something());
    row->Add(merge, 0, wxLEFT, FromDIP(near_gap));
    (merge->IsEnabled() ? merge : choose)->SetFocus();
    return row;
}

}
