#include "app/desktop/history/action_list_pages.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/cards.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/history/check_up_report.h"
#include "app/history/import_words.h"
#include "app/history/local_time.h"
#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk::desktop {

ActionListPage::ActionListPage(wxWindow* parent, const wxString& name, const wxString& title,
                               const std::function<void()>& back)
    : wxPanel(parent) {
    use_ground_colours(*this);
    head_ = page_head(this, title, name.BeforeLast('-') + "-back", back).row;
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

void ActionListPage::lay_out(const Buttons& buttons, const wxString& explained, wxWindow* empty) {
    other_ = buttons.other;
    act_ = buttons.act;
    empty_ = empty;
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(buttons.other);
    row->AddStretchSpacer();
    row->Add(buttons.act);
    dress_as_main(*buttons.act);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head_, 0, wxEXPAND | wxBOTTOM, FromDIP(explained.empty() ? far_gap : near_gap));
    if (!explained.empty())
        rows->Add(wrapped(this, explained, page_text_width, Type::quiet), 0, wxBOTTOM, FromDIP(far_gap));
    rows->Add(list_, 1, wxEXPAND);
    if (empty_) rows->Add(empty_, 1, wxEXPAND);
    rows->Add(prompt_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    rows->Add(row, 0, wxEXPAND | wxTOP, FromDIP(far_gap));
    set_content(*this, rows);
}

void ActionListPage::show_rows(const std::vector<Cells>& rows) {
    list_->DeleteAllItems();
    for (const Cells& row : rows) list_->AppendItem(wxVector<wxVariant>(row.begin(), row.end()));
    if (!rows.empty()) list_->SelectRow(0);
    follow_choice();
    const bool invites = empty_ && rows.empty();
    if (empty_) empty_->Show(invites);
    for (wxWindow* part : {static_cast<wxWindow*>(list_), static_cast<wxWindow*>(other_), static_cast<wxWindow*>(act_)})
        part->Show(!invites);
    Layout();
    (invites ? empty_ : list_)->SetFocus();
}

std::optional<std::size_t> ActionListPage::chosen() const {
    const int row = list_->GetSelectedRow();
    return row == wxNOT_FOUND ? std::nullopt : std::optional(static_cast<std::size_t>(row));
}

void ActionListPage::follow_choice() {
    act_->Enable(chosen().has_value());
    prompt_->dismiss();
}

namespace {

wxString moment(const db::BackUp& back_up) { return local_minute(db::rfc3339(back_up.made)); }

std::vector<wxString> row(const db::BackUp& back_up) {
    const auto contents = db::contents(back_up.file);
    return {moment(back_up),
            contents ? figure(contents->games) : _("unreadable"),
            contents ? figure(contents->results) : wxString(),
            contents ? figure(contents->players) : wxString(),
            file_size(back_up.bytes),
            back_up_occasion(back_up.occasion)};
}

}

BackUpsPage::BackUpsPage(wxWindow* parent, BackUpActions actions)
    : ActionListPage(parent, "back-ups-list", _("Back-ups"), actions.back), actions_(std::move(actions)) {
    add_column(_("Made"), 170);
    for (const wxString& count : {_("Games"), _("Results"), _("Players"), _("Size")})
        add_column(count, 110, wxALIGN_RIGHT);
    add_column(_("Reason"), 170); // the last one has the room left
    lay_out(
        {named_button(this, _("Back up now"), "back-up-now", [this] { actions_.back_up(); }),
         named_button(this, _("Restore this one..."), "restore", [this] { ask(); })},
        _("One is made each day on which something changed, and before anything that may go wrong. The newest of 12 "
          "days, 10 weeks and 9 months are kept, and all that you make by hand."));
    go_back_on_escape(*this, [this] { actions_.back(); });
}

void BackUpsPage::show(std::vector<db::BackUp> all) {
    all_ = std::move(all);
    std::vector<Cells> rows;
    for (const db::BackUp& back_up : all_) rows.push_back(row(back_up));
    show_rows(rows);
}

void BackUpsPage::ask() {
    if (!chosen()) return;
    const db::BackUp& back_up = all_.at(*chosen());
    prompt().show(
        i18n::fill(_("The history will be as it was on {1}. As it is now it is backed up first, so nothing is lost."),
                   {moment(back_up)}),
        {{_("Restore it"), "restore-yes", [this, file = back_up.file] { actions_.restore(file); }},
         {_("Leave it as it is"), "restore-no", [this] { prompt().dismiss(); }}});
}

namespace {

std::vector<wxString> row(const db::PastImport& import) {
    return {local_minute(import.imported_at), figure(import.plays), format_in_words(import),
            name_line(std::filesystem::path(import.source).filename().string())};
}

}

PastImportsPage::PastImportsPage(wxWindow* parent, PastImportsActions actions)
    : ActionListPage(parent, "imports-list", _("Past imports"), actions.back), actions_(std::move(actions)) {
    add_column(_("Brought in"), 170);
    add_column(_("Plays"), 110, wxALIGN_RIGHT);
    add_column(_("Format"), 170);
    add_column(_("File"), 420);
    lay_out({named_button(this, _("Open a file..."), "imports-open", [this] { actions_.open_file(); }),
             named_button(this, _("Undo this import..."), "undo-import", [this] { ask(); })},
            {},
            new EmptyPlace(this,
                           _("Plays from other programs, such as BG Stats, and records of games are brought in from a "
                             "file. What was brought in is listed here, and can be taken out again."),
                           _("Open a file..."), "imports-open", [this] { actions_.open_file(); }));
    go_back_on_escape(*this, [this] { actions_.back(); });
}

void PastImportsPage::show(std::vector<db::PastImport> all) {
    all_ = std::move(all);
    std::vector<Cells> rows;
    for (const db::PastImport& import : all_) rows.push_back(row(import));
    show_rows(rows);
}

void PastImportsPage::ask() {
    if (!chosen()) return;
    const db::PastImport& import = all_.at(*chosen());
    prompt().show(undoing_in_words(import),
                  {{_("Undo this import"), "undo-import-now", [this, id = import.id] { actions_.take_back(id); }},
                   {_("Keep"), "undo-import-keep", [this] { prompt().dismiss(); }}});
}

}
