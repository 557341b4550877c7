#include "app/desktop/history/past_games_page.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/escape_key.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/history/play_words.h"
#include "db/people/people.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

/// What is chosen stays chosen, if it is still there.
void fill(wxChoice& choice, std::vector<std::string>& ids, std::vector<std::string> next, const wxArrayString& words) {
    const int before = choice.GetSelection();
    const std::string kept = before > 0 ? ids.at(static_cast<std::size_t>(before) - 1) : std::string();
    ids = std::move(next);
    choice.Set(words);
    const auto found = std::ranges::find(ids, kept);
    choice.SetSelection(found == ids.end() ? 0 : static_cast<int>(found - ids.begin()) + 1);
}

/// Empty: the first entry, which stands for all.
std::string chosen_of(const wxChoice& choice, const std::vector<std::string>& ids) {
    return choice.GetSelection() > 0 ? ids.at(static_cast<std::size_t>(choice.GetSelection()) - 1) : std::string();
}

}

PastGamesPage::PastGamesPage(wxWindow* parent, Desk& desk, PastGamesActions actions)
    : wxPanel(parent), desk_(desk), actions_(std::move(actions)), model_(new PastGamesModel(desk.store())) {
    dress_as_ground(*this);
    auto* head = make_filters();
    make_list();
    prompt_ = new PromptBar(this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    rows->Add(list_, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(edge_gap));
    rows->Add(prompt_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(edge_gap));
    rows->Add(make_buttons(), 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    SetSizer(rows);
    Bind(wxEVT_CHAR_HOOK, &PastGamesPage::key, this);
    go_back_on_escape(*this, [this] { actions_.back(); });
}

wxSizer* PastGamesPage::make_filters() {
    const auto choice = [this](const char* name, const wxString& spoken) {
        auto* made = new wxChoice(this, wxID_ANY);
        made->SetName(name);
        made->SetMinSize({wide(*this, 180), -1});
        set_accessible_name(*made, spoken);
        made->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { refresh(); });
        return made;
    };
    game_ = choice("filter-game", _("Only this game"));
    player_ = choice("filter-player", _("Only with this player"));
    bin_ = new wxToggleButton(this, wxID_ANY, _("In the bin"));
    bin_->SetName("show-bin");
    bin_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) {
        prompt_->dismiss();
        refresh();
    });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    title_ = label(this, wxEmptyString, Type::title);
    row->Add(title_, 1, wxALIGN_CENTRE_VERTICAL);
    for (wxWindow* part :
         {static_cast<wxWindow*>(game_), static_cast<wxWindow*>(player_), static_cast<wxWindow*>(bin_)})
        row->Add(part, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    return row;
}

void PastGamesPage::make_list() {
    list_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
    list_->SetName("past-games-list");
    list_->AssociateModel(model_.get());
    const auto column = [this](const wxString& title, PastGamesModel::Column number, int width) {
        list_->AppendTextColumn(title, static_cast<unsigned>(number), wxDATAVIEW_CELL_INERT, wide(*this, width));
    };
    column(_("Begun"), PastGamesModel::Column::played, 140);
    column(_("Game"), PastGamesModel::Column::game, 160);
    column(_("Players"), PastGamesModel::Column::players, 400);
    column(_("Night or place"), PastGamesModel::Column::night, 170);
    column(_("Result"), PastGamesModel::Column::result, 210);
    column(_("Figures"), PastGamesModel::Column::counts, 120);
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { enable(); });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { CallAfter([this] { open_chosen(); }); });
}

wxSizer* PastGamesPage::make_buttons() {
    counts_ = new wxCheckBox(this, wxID_ANY, _("Counts in the figures"));
    counts_->SetName("counts");
    counts_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& event) { count_chosen(event.IsChecked()); });
    remove_ = named_button(this, _("Throw away"), "remove-game", [this] { remove_chosen(); });
    restore_ = named_button(this, _("Bring back"), "restore-game", [this] { restore(chosen()->play.id); });
    purge_ = named_button(this, _("Delete for good..."), "purge-game", [this] { ask_to_purge_chosen(); });
    share_ = named_button(this, _("Share..."), "share-game", [this] { actions_.share(*share_, chosen()->play.id); });
    export_ = named_button(this, _("Export..."), "export-game", [this] { actions_.export_game(chosen()->play.id); });
    open_ = named_button(this, _("Open"), "open-game", [this] { open_chosen(); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(named_button(this, _("Import..."), "import-game", [this] { actions_.import_file(); }));
    row->Add(named_button(this, _("Players..."), "history-players", [this] { actions_.players(); }), 0, wxLEFT,
             FromDIP(near_gap));
    row->Add(counts_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(edge_gap));
    row->AddStretchSpacer();
    row->Add(named_button(this, _("Back"), "history-back", [this] { actions_.back(); }));
    for (wxButton* button : {remove_, restore_, purge_, share_, export_, open_})
        row->Add(button, 0, wxLEFT, FromDIP(near_gap));
    return row;
}

void PastGamesPage::show() {
    bin_->SetValue(false);
    prompt_->dismiss();
    refresh();
    list_->SetFocus();
}

void PastGamesPage::fill_filters() {
    std::vector<std::string> ids = plays().games();
    wxArrayString words;
    words.Add(_("Every game"));
    for (const std::string& game : ids) words.Add(i18n::game_name(game));
    fill(*game_, games_, std::move(ids), words);
    ids.clear();
    words.Clear();
    words.Add(_("Every player"));
    for (const db::Person& person : db::People(desk_.store()).list()) {
        ids.push_back(person.id);
        words.Add(text(person.name));
    }
    fill(*player_, players_, std::move(ids), words);
}

db::PlayFilter PastGamesPage::filter() const {
    return {.game = chosen_of(*game_, games_), .player = chosen_of(*player_, players_), .in_bin = bin_->GetValue()};
}

/// The same place in the list is chosen again.
void PastGamesPage::refresh() {
    actions_.act([this] { read(); });
    enable();
}

void PastGamesPage::read() {
    const wxDataViewItem before = list_->GetSelection();
    const unsigned row = before.IsOk() ? model_->GetRow(before) : 0;
    fill_filters();
    model_->show(filter());
    if (model_->GetCount() == 0) return;
    const wxDataViewItem next = model_->GetItem(std::min(row, model_->GetCount() - 1));
    list_->Select(next);
    list_->EnsureVisible(next);
}

std::optional<db::ListedPlay> PastGamesPage::chosen() const {
    const db::ListedPlay* play = model_->play(list_->GetSelection());
    return play ? std::optional(*play) : std::nullopt;
}

void PastGamesPage::enable() {
    const std::optional<db::ListedPlay> play = chosen();
    const bool in_bin = bin_->GetValue();
    title_->SetLabelText(in_bin ? _("Past games in the bin") : _("Past games"));
    for (wxWindow* part :
         {static_cast<wxWindow*>(counts_), static_cast<wxWindow*>(remove_), static_cast<wxWindow*>(share_),
          static_cast<wxWindow*>(export_), static_cast<wxWindow*>(open_)})
        part->Show(!in_bin);
    for (wxWindow* part : {restore_, purge_}) {
        part->Show(in_bin);
        part->Enable(play.has_value());
    }
    counts_->Enable(play.has_value());
    counts_->SetValue(play && play->play.counted);
    remove_->Enable(play.has_value());
    share_->Enable(play && play->finished);
    export_->Enable(play && play->ours);
    open_->Enable(play && play->ours);
    open_->SetToolTip(play && !play->ours ? _("It came from elsewhere, without its turns.") : wxString());
    Layout();
}

void PastGamesPage::key(wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_DELETE && list_->HasFocus() && chosen())
        return CallAfter([this] { bin_->GetValue() ? ask_to_purge_chosen() : remove_chosen(); });
    event.Skip();
}

void PastGamesPage::open_chosen() {
    const std::optional<db::ListedPlay> play = chosen();
    if (!play || bin_->GetValue()) return;
    if (play->ours) return actions_.open(play->play.id);
    prompt_->show(_("This game came from elsewhere, without its turns: there is nothing to open."), {});
}

void PastGamesPage::count_chosen(bool counted) {
    actions_.act([&] { plays().set_counted(chosen()->play.id, counted); });
    refresh();
}

void PastGamesPage::remove_chosen() {
    const db::Play play = chosen()->play;
    const bool done = actions_.act([&] {
        actions_.take_off_table(play.id);
        plays().remove(play.id);
    });
    refresh();
    if (done)
        prompt_->show(i18n::fill(_("{1} is in the bin."), {title_in_words(play)}),
                      {{_("Undo"), "undo-remove", [this, id = play.id] { restore(id); }}});
    list_->SetFocus();
}

void PastGamesPage::restore(const std::string& id) {
    actions_.act([&] { plays().restore(id); });
    prompt_->dismiss();
    refresh();
    list_->SetFocus();
}

void PastGamesPage::ask_to_purge_chosen() {
    const db::Play play = chosen()->play;
    prompt_->show(i18n::fill(_("{1} cannot be brought back after this."), {title_in_words(play)}),
                  {{_("Delete for good"), "purge-now", [this, id = play.id] { purge(id); }},
                   {_("Keep"), "purge-keep", [this] { prompt_->dismiss(); }}});
}

void PastGamesPage::purge(const std::string& id) {
    actions_.act([&] { plays().purge(id); });
    prompt_->dismiss();
    refresh();
    list_->SetFocus();
}

}
