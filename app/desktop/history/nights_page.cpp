#include "app/desktop/history/nights_page.h"

#include "app/club/club_words.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/cards.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/history/local_time.h"
#include "i18n/dates.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr int list_width = 260;

wxString line(const db::Night& night) {
    const wxString date = day_in_words(night.date);
    const wxString words =
        night.place.empty() ? date : i18n::fill(wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"), {date, text(night.place)});
    return night.timer_started_at.empty() ? words : i18n::fill(_("{1} (running)"), {words});
}

}

NightsPage::NightsPage(wxWindow* parent, Desk& desk, NightsActions actions)
    : wxPanel(parent), desk_(desk), actions_(std::move(actions)) {
    use_ground_colours(*this);
    PageHead head = page_head(this, wxEmptyString, "nights-back", [this] { go_back(); });
    title_ = head.title;
    bin_ = new wxToggleButton(this, wxID_ANY, _("In the bin"));
    bin_->SetName("show-night-bin");
    bin_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) {
        prompt_->dismiss();
        if (keep_typed()) actions_.act([this] { read({}); });
    });
    fit_to_finger(*bin_);
    head.add_at_right({bin_});
    columns_ = new wxBoxSizer(wxHORIZONTAL);
    columns_->Add(make_left(), 0, wxEXPAND | wxRIGHT, FromDIP(edge_gap));
    columns_->Add(make_details(), 1, wxEXPAND);
    none_ = new EmptyPlace(this,
                           _("A game night keeps what was played on one evening: where, for how long, with notes and "
                             "photos. A game that is begun while its timer runs belongs to it."),
                           _("Begin a game night"), "new-night", [this] { add_night(); });
    none_->SetName("no-nights");
    prompt_ = new PromptBar(this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head.row, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(edge_gap));
    rows->Add(columns_, 1, wxEXPAND | wxALL, FromDIP(edge_gap));
    rows->Add(none_, 1, wxEXPAND | wxALL, FromDIP(edge_gap));
    rows->Add(prompt_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(edge_gap));
    SetSizer(rows);
    go_back_on_escape(*this, [this] { go_back(); });
}

wxSizer* NightsPage::make_left() {
    list_ = new wxListBox(this, wxID_ANY);
    list_->SetName("nights");
    list_->SetMinSize({wide(*this, list_width), -1});
    set_accessible_name(*list_, _("Game nights"));
    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) {
        prompt_->drop_question();
        const std::string next = chosen();
        if (!is_typed_not_kept_)
            show_details();
        else if (keep_typed())
            actions_.act([&] { read(next); });
        else
            select(shown_.id);
    });
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(list_, 1, wxEXPAND);
    rows->Add(make_list_buttons(), 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    return rows;
}

wxSizer* NightsPage::make_list_buttons() {
    add_ = named_button(this, _("New night"), "new-night", [this] { add_night(); });
    remove_ = named_button(this, _("Throw away"), "remove-night", [this] { remove_night(); });
    for (wxWindow* once : {add_, remove_}) pass_over_double_clicks(*once, hand_);
    restore_ = named_button(this, _("Bring back"), "restore-night", [this] { restore(chosen()); });
    purge_ = named_button(this, _("Delete for good..."), "purge-night", [this] { ask_to_purge(); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (wxWindow* first : {add_, restore_}) row->Add(first, 1);
    for (wxWindow* second : {remove_, purge_}) row->Add(second, 1, wxLEFT, FromDIP(near_gap));
    return row;
}

wxWindow* NightsPage::make_details() {
    pane_ = make_scroll_pane(this, "night");
    follow_focus(*pane_);
    details_ = new wxPanel(pane_);
    use_ground_colours(*details_);
    notes_ = new KeptText(details_, "night-notes", wxDefaultSize, wxTE_MULTILINE);
    notes_->SetMinSize({-1, FromDIP(70)});
    set_accessible_name(*notes_, _("Notes"));
    notes_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        change([this](db::Nights& nights) { nights.set_notes(shown_, utf8(notes_->GetValue())); });
    });
    games_ = new NightGames(details_, desk_.store(), {actions_.open, actions_.act});
    photos_ =
        new NightPhotos(details_, desk_.store(),
                        {actions_.tell, actions_.work, [this](const auto& photo) { ask_to_remove_photo(photo); }});
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_header(details_), 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    rows->Add(label(details_, _("Notes"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(notes_, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    rows->Add(games_, 1, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    rows->Add(photos_, 0, wxEXPAND);
    details_->SetSizer(rows);
    pane_->SetSizer(new wxBoxSizer(wxVERTICAL));
    pane_->GetSizer()->Add(details_, 1, wxEXPAND);
    pane_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit_header();
        event.Skip();
    });
    return pane_;
}

wxSizer* NightsPage::make_header(wxWindow* parent) {
    date_ = new KeptText(parent, "night-date", wxDefaultSize, wxTE_PROCESS_ENTER);
    fit_height_to_finger(*date_, wide(*parent, 150));
    set_accessible_name(*date_, _("Date"));
    date_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { take_date(); });
    date_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        if (!IsBeingDeleted()) take_date();
    });
    place_ = new KeptText(parent, "night-place");
    fit_height_to_finger(*place_);
    place_->SetHint(_("Place"));
    place_->SetMaxLength(200);
    set_accessible_name(*place_, _("Place"));
    place_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        change([this](db::Nights& nights) { nights.set_place(shown_, utf8(place_->GetValue())); });
    });
    clock_ = new NightClock(parent, desk_.store(),
                            {actions_.tell, [this](const auto& action) { return act_on_shown(action); },
                             [this](const std::string& night) { read(night); }});
    auto* when_and_where = new wxBoxSizer(wxHORIZONTAL);
    when_and_where->Add(date_, 0, wxALIGN_CENTRE_VERTICAL);
    when_and_where->Add(place_, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    header_ = new wxBoxSizer(wxHORIZONTAL);
    header_->Add(when_and_where, 1);
    header_->Add(clock_, 0);
    fit_header();
    return header_;
}

/// The clock stands beside the place, or below it where the place would have less room than twenty letters take.
void NightsPage::fit_header() {
    const int beside =
        date_->GetBestSize().x + FromDIP(near_gap) + wide(*place_, 200) + FromDIP(edge_gap) + clock_->GetBestSize().x;
    const bool is_narrow = pane_->GetClientSize().x < beside;
    header_->SetOrientation(is_narrow ? wxVERTICAL : wxHORIZONTAL);
    wxSizerItem& when_and_where = *header_->GetItem(std::size_t{0});
    when_and_where.SetProportion(is_narrow ? 0 : 1);
    when_and_where.SetFlag(is_narrow ? int{wxEXPAND} : int{wxALIGN_CENTRE_VERTICAL});
    wxSizerItem& clock = *header_->GetItem(1);
    clock.SetFlag(is_narrow ? int{wxTOP} : wxALIGN_CENTRE_VERTICAL | wxLEFT);
    clock.SetBorder(FromDIP(is_narrow ? near_gap : edge_gap));
}

void NightsPage::show() {
    prompt_->dismiss();
    if (keep_typed()) {
        bin_->SetValue(false);
        actions_.act([this] { read({}); });
    }
    list_->SetFocus();
}

/// That night is chosen if it is there; else the latest.
void NightsPage::read(const std::string& night) {
    all_ = bin_->GetValue() ? nights().removed() : nights().list();
    propose_places();
    wxArrayString lines;
    for (const db::Night& each : all_) lines.Add(line(each));
    list_->Set(lines);
    if (!all_.empty()) list_->SetSelection(0);
    select(night);
    show_details();
}

/// Where nights were before, as somebody begins to type one of them.
void NightsPage::propose_places() {
    wxArrayString places;
    for (const db::Night& each : all_)
        if (const wxString place = text(each.place); !place.empty() && places.Index(place) == wxNOT_FOUND)
            places.Add(place);
    place_->AutoComplete(places);
}

void NightsPage::select(const std::string& night) {
    const auto found = std::ranges::find(all_, night, &db::Night::id);
    if (found != all_.end()) list_->SetSelection(static_cast<int>(found - all_.begin()));
}

std::string NightsPage::chosen() const {
    const int row = list_->GetSelection();
    return row == wxNOT_FOUND ? std::string() : all_.at(static_cast<std::size_t>(row)).id;
}

void NightsPage::show_details() {
    const std::string id = chosen();
    if (!id.empty()) actions_.act([&] { load_details(id); });
    enable();
}

void NightsPage::load_details(const std::string& id) {
    shown_ = nights().load(id);
    date_->show(day_in_words(shown_.date));
    place_->show(text(shown_.place));
    notes_->show(text(shown_.notes));
    is_typed_not_kept_ = false;
    clock_->show(shown_);
    fit_header();
    games_->show(shown_);
    photos_->show(id);
}

/// What is in the bin is looked at, not changed.
void NightsPage::enable() {
    const bool in_bin = bin_->GetValue(), any = !chosen().empty();
    title_->SetLabelText(in_bin ? _("Game nights in the bin") : _("Game nights"));
    pane_->Show(any);
    none_->Show(!any && !in_bin);
    list_->Show(any || in_bin);
    GetSizer()->GetItem(columns_)->SetProportion(any || in_bin ? 1 : 0);
    details_->Enable(!in_bin);
    for (wxWindow* part : {add_, remove_}) part->Show(!in_bin && any);
    for (wxWindow* part : {restore_, purge_}) part->Show(in_bin);
    for (wxWindow* part : {remove_, restore_, purge_}) part->Enable(any);
    Layout();
    pane_->FitInside(); // photos came or went
}

void NightsPage::add_night() {
    actions_.act([this] { read(nights().add(today(), {})); });
    place_->SetFocus();
}

void NightsPage::remove_night() {
    const std::string id = chosen();
    const wxString words = list_->GetString(static_cast<unsigned>(list_->GetSelection()));
    const bool done = actions_.act([&] {
        nights().remove(id);
        read({});
    });
    if (done)
        prompt_->show(i18n::fill(_("The night {1} is in the bin; its games are kept."), {words}),
                      {{_("Undo"), "undo-remove", [this, id] { restore(id); }}});
}

void NightsPage::restore(const std::string& night) {
    prompt_->dismiss();
    actions_.act([&] {
        nights().restore(night);
        read(night);
    });
}

void NightsPage::ask_to_purge() {
    const std::string id = chosen();
    const wxString words = list_->GetString(static_cast<unsigned>(list_->GetSelection()));
    const wxString here = i18n::fill(
        _("The night {1}, its notes and its photos cannot be brought back after this; its games are kept."), {words});
    actions_.act([&] {
        prompt_->ask(club::of_deleting(here, db::club_of(desk_.store())),
                     {{_("Delete for good"), "purge-night-now", [this, id] { purge(id); }},
                      {_("Keep"), "purge-night-keep", [this] { prompt_->dismiss(); }}});
    });
}

void NightsPage::purge(const std::string& night) {
    prompt_->dismiss();
    actions_.act([&] {
        nights().purge(night);
        read({});
    });
}

/// What another program did to the night meanwhile is shown, and told.
bool NightsPage::act_on_shown(const std::function<void()>& action) {
    return actions_.act([&] {
        try {
            action();
        } catch (const db::Error& error) {
            using Reason = db::Error::Reason;
            if (error.reason != Reason::changed && error.reason != Reason::not_found) throw;
            const std::string before = shown_.id;
            read(before);
            prompt_->show(chosen() == before
                              ? _("Another program has changed this night: this is how it is now.")
                              : _("Another program has thrown that night away. Nothing more was written to it."),
                          {});
        }
    });
}

/// The list says it too; what is being written stays as it is.
void NightsPage::change(const std::function<void(db::Nights&)>& change) {
    if (chosen().empty()) return;
    is_typed_not_kept_ = !act_on_shown([&] {
        db::Nights all = nights();
        change(all);
        shown_ = all.load(shown_.id);
        const int row = list_->GetSelection();
        list_->SetString(static_cast<unsigned>(row), line(shown_));
        list_->SetSelection(row);
    });
}

/// When it is written whole; what is no date is told, and the one before stands there again.
void NightsPage::take_date() {
    const wxString typed = date_->GetValue(), before = day_in_words(shown_.date);
    if (chosen().empty() || typed == before) return;
    if (const std::optional<wxDateTime> day = i18n::read_day(typed))
        change([&](db::Nights& nights) {
            nights.set_date(shown_, utf8(day->FormatISODate()));
            games_->show(nights.load(shown_.id));
        });
    else
        actions_.tell(i18n::fill(_("{1} is not a date. Write it like {2} or {3}. Nothing was changed."),
                                 {typed, before, text(shown_.date)}));
    date_->show(day_in_words(shown_.date));
}

/// What could not be kept when it was typed is tried once more. False: it still cannot, and it was told why.
bool NightsPage::keep_typed() {
    return !is_typed_not_kept_ || act_on_shown([this] {
        db::Nights all = nights();
        all.set_place(shown_, utf8(place_->GetValue()));
        all.set_notes(shown_, utf8(notes_->GetValue()));
        shown_ = all.load(shown_.id);
        is_typed_not_kept_ = false;
    });
}

void NightsPage::go_back() {
    if (keep_typed()) actions_.back();
}

void NightsPage::ask_to_remove_photo(const std::string& photo) {
    const auto remove = [this, photo] {
        prompt_->dismiss();
        actions_.act([&] {
            nights().remove_photo(photo);
            photos_->show(chosen());
        });
    };
    const wxString here = _("The photo cannot be brought back after this.");
    actions_.act([&] {
        prompt_->ask(club::of_deleting(here, db::club_of(desk_.store())),
                     {{_("Delete for good"), "remove-photo-now", remove},
                      {_("Keep"), "keep-photo", [this] { prompt_->dismiss(); }}});
    });
}

}
