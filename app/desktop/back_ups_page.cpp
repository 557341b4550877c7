#include "app/desktop/back_ups_page.h"

#include "app/back_up_words.h"
#include "app/desktop/escape_key.h"
#include "app/desktop/labels.h"
#include "app/desktop/named_button.h"
#include "app/desktop/screen_reader.h"
#include "app/desktop/text.h"
#include "i18n/words.h"

#include <wx/datetime.h>
#include <wx/filename.h>

namespace clerk::desktop {

namespace {

constexpr int text_width = 1100;

/// In the reader's time zone: "2026-11-21 20:00".
wxString moment(const db::BackUp& back_up) {
    return wxDateTime(back_up.made.time_since_epoch().count()).Format("%Y-%m-%d %H:%M");
}

wxVector<wxVariant> row(const db::BackUp& back_up) {
    wxVector<wxVariant> row;
    row.push_back(moment(back_up));
    const auto contents = db::contents(back_up.file);
    row.push_back(contents ? figure(contents->games) : _("unreadable"));
    row.push_back(contents ? figure(contents->results) : wxString());
    row.push_back(contents ? figure(contents->players) : wxString());
    row.push_back(wxFileName::GetHumanReadableSize(wxULongLong(back_up.bytes)));
    row.push_back(back_up_occasion(back_up.occasion));
    return row;
}

}

BackUpsPage::BackUpsPage(wxWindow* parent, BackUpActions actions) : wxPanel(parent), actions_(std::move(actions)) {
    dress_as_ground(*this);
    list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
    list_->SetName("back-ups-list");
    set_accessible_name(*list_, _("Back-ups"));
    list_->AppendTextColumn(_("Made"), wxDATAVIEW_CELL_INERT, wide(*this, 170));
    for (const wxString& count : {_("Games"), _("Results"), _("Players")})
        list_->AppendTextColumn(count, wxDATAVIEW_CELL_INERT, wide(*this, 110), wxALIGN_RIGHT);
    list_->AppendTextColumn(_("Size"), wxDATAVIEW_CELL_INERT, wide(*this, 110), wxALIGN_RIGHT);
    list_->AppendTextColumn(_("Reason"), wxDATAVIEW_CELL_INERT, wide(*this, 170)); // the last one has the room left
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { follow_choice(); });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { ask(); });
    question_ = new wxPanel(this);
    dress_as_panel(*question_);
    asked_ = label(question_, wxEmptyString);
    asked_->SetName("restore-question");
    auto* answers = new wxBoxSizer(wxHORIZONTAL);
    answers->Add(named_button(question_, _("Put it back"), "restore-yes",
                              [this] { actions_.restore(std::filesystem::path(chosen()->file)); }),
                 0, wxRIGHT, FromDIP(near_gap));
    answers->Add(named_button(question_, _("Leave it"), "restore-no", [this] { settle_question(); }));
    auto* asking = new wxBoxSizer(wxVERTICAL);
    asking->Add(asked_, 0, wxBOTTOM, FromDIP(near_gap));
    asking->Add(answers);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(asking, 1, wxEXPAND | wxALL, FromDIP(far_gap));
    question_->SetSizer(edge);
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(named_button(this, _("Back up now"), "back-up-now", [this] { actions_.back_up(); }));
    buttons->AddStretchSpacer();
    buttons->Add(named_button(this, _("Back (Esc)"), "back-ups-back", [this] { actions_.back(); }), 0, wxRIGHT,
                 FromDIP(near_gap));
    restore_ = named_button(this, _("Put this one back..."), "restore", [this] { ask(); });
    buttons->Add(restore_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("Back-ups"), Type::title), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(wrapped(this,
                      _("One is made each day on which something changed, and before anything that may go wrong. The "
                        "newest of 12 days, 10 weeks and 9 months are kept, and all that you make by hand."),
                      text_width, Type::quiet),
              0, wxBOTTOM, FromDIP(far_gap));
    rows->Add(list_, 1, wxEXPAND);
    rows->Add(question_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    rows->Add(buttons, 0, wxEXPAND | wxTOP, FromDIP(far_gap));
    auto* whole = new wxBoxSizer(wxVERTICAL);
    whole->Add(rows, 1, wxEXPAND | wxALL, FromDIP(edge_gap));
    SetSizer(whole);
    go_back_on_escape(*this, [this] { actions_.back(); });
}

void BackUpsPage::show(std::vector<db::BackUp> all) {
    all_ = std::move(all);
    list_->DeleteAllItems();
    for (const db::BackUp& back_up : all_) list_->AppendItem(row(back_up));
    if (!all_.empty()) list_->SelectRow(0);
    follow_choice();
    list_->SetFocus();
}

const db::BackUp* BackUpsPage::chosen() const {
    const int row = list_->GetSelectedRow();
    return row == wxNOT_FOUND ? nullptr : &all_.at(static_cast<std::size_t>(row));
}

void BackUpsPage::follow_choice() {
    restore_->Enable(chosen() != nullptr);
    settle_question();
}

/// Nothing is put back by one click.
void BackUpsPage::ask() {
    if (!chosen()) return;
    rewrap(
        *asked_,
        i18n::fill(_("The history will be as it was on {1}. As it is now it is backed up first, so nothing is lost."),
                   {moment(*chosen())}),
        text_width);
    question_->Show();
    Layout();
    announce(*this, asked_->GetLabelText());
}

void BackUpsPage::settle_question() {
    question_->Hide();
    Layout();
}

}
