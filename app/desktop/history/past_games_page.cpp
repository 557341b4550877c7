#include "app/desktop/history/past_games_page.h"

#include "app/club/club_words.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/desktop/widgets/settings.h"
#include "app/history/local_time.h"
#include "app/history/play_words.h"
#include "i18n/text.h"
#include "i18n/unicode.h"
#include "i18n/words.h"

#include <algorithm>
#include <utility>

namespace clerk::desktop {

namespace {

using Column = PastGamesModel::Column;

/// A column, what it sorts by, and by what name that is remembered.
struct SortedColumn {
    Column column;
    db::PlayKey key;
    const char* name;
};
constexpr SortedColumn sorted_columns[] = {
    {Column::played, db::PlayKey::begun, "begun"},      {Column::game, db::PlayKey::game, "game"},
    {Column::players, db::PlayKey::players, "players"}, {Column::night, db::PlayKey::place, "place"},
    {Column::result, db::PlayKey::result, "result"},    {Column::time, db::PlayKey::minutes, "time"},
    {Column::counts, db::PlayKey::counted, "figures"},
};

/// Those that stay longest where there is no room for all, first.
constexpr Column by_weight[] = {Column::players, Column::played, Column::game,  Column::time,
                                Column::result,  Column::night,  Column::counts};
constexpr int list_share = 7, card_share = 4, least_list = 420; ///< of the width
constexpr int around_cell = 16;
constexpr int look_after = 60; ///< milliseconds: while a key that goes down the list is held, no board is drawn

constexpr const char *order_setting = "choices/past-games-order", *ascending = " ascending";

/// Names are sorted as they are read.
db::PlayOrder order_by(const SortedColumn& sorted, bool ascending) {
    const auto key_of_game = [](const std::string& id) { return i18n::sort_key(utf8(i18n::game_name(id))); };
    return {sorted.key, ascending, sorted.key == db::PlayKey::game ? +key_of_game : &i18n::sort_key};
}

db::PlayOrder order_before() {
    const std::string chosen = kept_setting(order_setting);
    const auto found = std::ranges::find_if(
        sorted_columns, [&](const SortedColumn& each) { return chosen.substr(0, chosen.find(' ')) == each.name; });
    if (found == std::end(sorted_columns)) return {};
    return order_by(*found, chosen.ends_with(ascending));
}

/// Of one evening there may be several of a game.
wxString named(const db::Play& play) {
    return i18n::fill(_("{1}: {2}"), {title_in_words(play), players_in_words(play)});
}

}

PastGamesPage::PastGamesPage(wxWindow* parent, Desk& desk, PastGamesActions actions)
    : wxPanel(parent), desk_(desk), actions_(std::move(actions)), order_(order_before()),
      model_(new PastGamesModel(desk.store())) {
    use_ground_colours(*this);
    auto* head = make_header();
    filter_ = new PastGamesFilter(this, desk.store(), [this] { actions_.act([this] { show_found(0); }); });
    make_list();
    empty_ = new EmptyPlace(this, _("Every game you finish is kept here, with its boards."), _("Play a first game"),
                            "play-first", [this] { actions_.new_game(); });
    empty_->Hide();
    prompt_ = new PromptBar(this);
    make_card();
    looks_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look_at_chosen(); });
    beside_ = new wxBoxSizer(wxHORIZONTAL);
    auto* found = new wxBoxSizer(wxVERTICAL); // where something is asked or told no row and no button moves
    found->Add(list_, 1, wxEXPAND);
    found->Add(prompt_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    beside_->Add(found, list_share, wxEXPAND | wxRIGHT, FromDIP(edge_gap));
    beside_->Add(card_, card_share, wxEXPAND);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    rows->Add(filter_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(edge_gap));
    rows->Add(beside_, 1, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(edge_gap));
    rows->Add(empty_, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(edge_gap));
    SetSizer(rows);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        place_card();
    });
    Bind(wxEVT_CHAR_HOOK, &PastGamesPage::key, this);
    go_back_on_escape(*this, [this] { actions_.back(); });
}

wxSizer* PastGamesPage::make_header() {
    PageHead head = page_head(this, wxEmptyString, "history-back", [this] { actions_.back(); });
    title_ = head.title;
    found_ = label(this, wxEmptyString, Type::quiet);
    found_->SetName("games-found");
    bin_ = new wxToggleButton(this, wxID_ANY, _("In the bin"));
    bin_->SetName("show-bin");
    bin_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) {
        prompt_->dismiss();
        list_->UnselectAll(); // of the other list
        refresh();
    });
    head.add(found_);
    head.add_at_right({named_button(this, _("Import..."), "import-game", [this] { actions_.import_file(); }),
                       named_button(this, _("Players..."), "history-players", [this] { actions_.players(); }), bin_});
    return head.row;
}

void PastGamesPage::make_list() {
    list_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
    list_->SetName("past-games-list");
    set_accessible_name(*list_, _("Past games"));
    list_->AssociateModel(model_.get());
    const auto column = [this](const wxString& title, Column number, int width) {
        append_text_column(*list_, title, static_cast<unsigned>(number), width, wxALIGN_NOT,
                           wxDATAVIEW_COL_RESIZABLE | wxDATAVIEW_COL_SORTABLE);
        widths_.push_back(column_width(*list_, title, width));
    };
    column(_("Begun"), Column::played, 150);
    // Languages write a day and an hour more or less wide.
    widths_.back() =
        std::max(widths_.back(), list_->GetTextExtent(local_minute("2026-11-28T20:30:00Z")).x + FromDIP(around_cell));
    list_->GetColumn(static_cast<unsigned>(Column::played))->SetWidth(widths_.back());
    column(_("Game"), Column::game, 150);
    column(_("Players"), Column::players, 320);
    dynamic_cast<wxDataViewTextRenderer&>(*list_->GetColumn(static_cast<unsigned>(Column::players))->GetRenderer())
        .EnableMarkup();
    column(_("Night or place"), Column::night, 140);
    column(_("Result"), Column::result, 180);
    column(_("Time"), Column::time, 70);
    column(_("Statistics"), Column::counts, 140);
    make_rows_high(*list_, std::max(FromDIP(least_target), 2 * list_->GetCharHeight()));
    show_order();
    list_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        const int before = std::exchange(height_of_list_, event.GetSize().y);
        if (list_->HasSelection() && was_in_sight(before)) choose_in_sight(*list_, list_->GetSelection());
    });
    list_->Bind(wxEVT_DATAVIEW_COLUMN_SORTED, [this](wxDataViewEvent&) { CallAfter([this] { sort(); }); });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
        prompt_->drop_question();
        enable();
    });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { CallAfter([this] { open_chosen(); }); });
}

void PastGamesPage::make_card() {
    card_ = new PastGameCard(this);
    counts_ = new wxCheckBox(card_, wxID_ANY, _("Counts in statistics"));
    counts_->SetName("counts");
    counts_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& event) { count_chosen(event.IsChecked()); });
    open_ = large_button(card_, _("Open"), "open-game", [this] { open_chosen(); });
    dress_as_main(*open_);
    walk_ = large_button(card_, _("Walk through"), "walk-game",
                         [this] { on_chosen([this](const db::Play& play) { actions_.walk(play.id); }); });
    share_ = menu_button(card_, _("Share..."), "share-game", [this](wxWindow& button) {
        on_chosen([&](const db::Play& play) { actions_.share(button, play.id); });
    });
    fit_to_finger(*share_);
    export_ = large_button(card_, _("Export..."), "export-game",
                           [this] { on_chosen([this](const db::Play& play) { actions_.export_game(play.id); }); });
    remove_ = large_button(card_, _("Throw away"), "remove-game", [this] { remove_chosen(); });
    pass_over_double_clicks(*remove_, hand_);
    restore_ = large_button(card_, _("Bring back"), "restore-game",
                            [this] { on_chosen([this](const db::Play& play) { restore(play.id); }); });
    purge_ = large_button(card_, _("Delete for good..."), "purge-game", [this] { ask_to_purge_chosen(); });
    card_->put_actions(counts_, open_, {walk_, share_, export_, remove_, restore_, purge_});
}

/// At the right of the list, or below it where there is no room beside it. Columns that have none are left out: the
/// card tells of the game what they tell.
void PastGamesPage::place_card() {
    const int room = GetClientSize().x - FromDIP(3 * edge_gap);
    const bool below = room < card_->GetEffectiveMinSize().x + wide(*this, least_list);
    beside_->SetOrientation(below ? wxVERTICAL : wxHORIZONTAL);
    wxSizerItem* list = beside_->GetItem(std::size_t{0});
    list->SetFlag(wxEXPAND | (below ? wxBOTTOM : wxRIGHT));
    beside_->GetItem(card_)->SetProportion(below ? 0 : card_share);
    card_->stand_below(below);
    const int scroll_bar = FromDIP(20);
    const int beside = std::min(room * list_share / (list_share + card_share), room - card_->GetEffectiveMinSize().x);
    int left = (below ? room + FromDIP(edge_gap) : beside) - scroll_bar;
    for (const Column each : by_weight) {
        wxDataViewColumn* column = list_->GetColumn(static_cast<unsigned>(each));
        left -= widths_.at(static_cast<std::size_t>(each));
        const bool hidden = left < 0;
        if (column->IsHidden() != hidden) column->SetHidden(hidden);
    }
    Layout();
}

void PastGamesPage::look_at_chosen() {
    PastGameView view;
    if (const auto listed = chosen()) {
        view = actions_.look(listed->play.id);
        view.told = model_->in_words(*listed);
        view.note = text(listed->play.notes);
    }
    card_->show(std::move(view));
    Layout();
}

void PastGamesPage::show() {
    bin_->SetValue(false);
    prompt_->dismiss();
    refresh();
    if (!list_->HasSelection() && model_->GetCount() > 0) choose(0);
    show_emptiness();
    list_->SetFocus();
}

void PastGamesPage::show_order() {
    for (const SortedColumn& each : sorted_columns)
        if (each.key == order_.by) list_->GetColumn(static_cast<unsigned>(each.column))->SetSortOrder(order_.ascending);
}

/// As the head of the list says by now.
void PastGamesPage::sort() {
    const wxDataViewColumn* column = list_->GetSortingColumn();
    if (!column) return;
    const SortedColumn& sorted = sorted_columns[column->GetModelColumn()];
    order_ = order_by(sorted, column->IsSortOrderAscending());
    keep_setting(order_setting, std::string(sorted.name) + (order_.ascending ? ascending : ""));
    actions_.act([this] { show_found(0); });
}

void PastGamesPage::refresh(const std::string& taken_away) {
    if (!actions_.act([&] { read(taken_away); })) enable();
}

/// The game that was chosen is chosen again wherever it is now, and the next one instead of one that was taken away;
/// never another that nobody meant.
void PastGamesPage::read(const std::string& taken_away) {
    const wxDataViewItem selected = list_->GetSelection();
    const std::optional<db::ListedPlay> before = chosen();
    const unsigned row = selected.IsOk() ? model_->GetRow(selected) : 0;
    filter_->read();
    show_found(row);
    if (!before || before->play.id == taken_away) return;
    if (const std::optional<unsigned> now = model_->row_of(before->play.id, row)) return choose(*now);
    list_->UnselectAll();
    enable();
}

void PastGamesPage::show_found(unsigned row) {
    db::PlayFilter filter = filter_->filter();
    filter.in_bin = bin_->GetValue();
    model_->show(filter, order_);
    const unsigned count = model_->GetCount();
    found_->SetLabelText(i18n::fill_figures(wxPLURAL("{1} game", "{1} games", count), {static_cast<int>(count)}));
    if (count > 0)
        choose(std::min(row, count - 1));
    else
        enable();
}

/// Of a list that was so high, in pixels: then what is chosen stays in sight. One that was scrolled away stays away.
bool PastGamesPage::was_in_sight(int height) const {
    const wxRect row = list_->GetItemRect(list_->GetSelection()); // empty: not in sight, or not yet
    const wxRect top = list_->GetItemRect(list_->GetTopItem());
    const bool have_places = top.height > 0; // GTK gives them when nothing else is to be done
    return !have_places || height < 3 * top.height || (row.height > 0 && row.GetBottom() > 0 && row.GetTop() < height);
}

void PastGamesPage::choose(unsigned row) {
    choose_in_sight(*list_, model_->GetItem(row));
    enable();
}

std::optional<db::ListedPlay> PastGamesPage::chosen() const {
    const db::ListedPlay* play = model_->play(list_->GetSelection());
    return play ? std::optional(*play) : std::nullopt;
}

/// What waited until now may come when nothing is chosen any more.
void PastGamesPage::on_chosen(const std::function<void(const db::Play&)>& run) {
    if (const auto listed = chosen()) run(listed->play);
}

void PastGamesPage::enable() {
    const std::optional<db::ListedPlay> play = chosen();
    const bool in_bin = bin_->GetValue();
    title_->SetLabelText(in_bin ? _("Past games in the bin") : _("Past games"));
    for (wxWindow* part :
         {static_cast<wxWindow*>(counts_), static_cast<wxWindow*>(remove_), static_cast<wxWindow*>(walk_),
          static_cast<wxWindow*>(share_), static_cast<wxWindow*>(export_), static_cast<wxWindow*>(open_)})
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
    walk_->Enable(play && play->ours);
    card_->arrange_actions();
    looks_.StartOnce(look_after);
    if (empty_->IsShown()) show_emptiness();
    share_->SetToolTip(play && !play->finished ? _("A game can be shared once it is finished.") : wxString());
    open_->SetToolTip(play && !play->ours ? _("This game was brought in without its turns.") : wxString());
    Layout();
}

/// Nothing but the frame, and what invites, where no game is kept when the page is turned to.
void PastGamesPage::show_emptiness() {
    const bool empty = !bin_->GetValue() && model_->GetCount() == 0 && plays().page({}, 0, 1).empty();
    empty_->Show(empty);
    for (wxWindow* part :
         {static_cast<wxWindow*>(list_), static_cast<wxWindow*>(filter_), static_cast<wxWindow*>(card_)})
        part->Show(!empty);
    Layout();
}

void PastGamesPage::key(wxKeyEvent& event) {
    if (event.GetKeyCode() == 'F' && event.GetModifiers() == wxMOD_CONTROL) return filter_->search();
    if (event.GetKeyCode() == WXK_DELETE && list_->IsDescendant(FindFocus())) {
        if (hand_.key_repeats()) return; // a key that is held throws one game away
        return CallAfter([this] { bin_->GetValue() ? ask_to_purge_chosen() : remove_chosen(); });
    }
    event.Skip();
}

void PastGamesPage::open_chosen() {
    const std::optional<db::ListedPlay> play = chosen();
    if (!play || bin_->GetValue()) return;
    if (play->ours) return actions_.open(play->play.id);
    prompt_->show(_("This game was brought in without its turns: there is nothing to open."), {});
}

void PastGamesPage::count_chosen(bool counted) {
    on_chosen([&](const db::Play& play) { actions_.act([&] { plays().set_counted(play.id, counted); }); });
    refresh();
}

void PastGamesPage::remove_chosen() {
    on_chosen([this](const db::Play& play) { remove(play); });
}

void PastGamesPage::remove(const db::Play& play) {
    const bool done = actions_.act([&] {
        actions_.take_off_table(play.id);
        plays().remove(play.id);
    });
    refresh(play.id);
    if (done)
        prompt_->show(i18n::fill(_("{1} is in the bin."), {named(play)}),
                      {{_("Undo"), "undo-remove", [this, id = play.id] { restore(id); }}});
    list_->SetFocus();
}

void PastGamesPage::restore(const std::string& id) {
    actions_.act([&] { plays().restore(id); });
    prompt_->dismiss();
    refresh(id);
    list_->SetFocus();
}

void PastGamesPage::ask_to_purge_chosen() {
    on_chosen([this](const db::Play& play) { ask_to_purge(play); });
}

void PastGamesPage::ask_to_purge(const db::Play& play) {
    const wxString here = i18n::fill(_("{1} cannot be brought back after this."), {named(play)});
    actions_.act([&] {
        prompt_->ask(club::of_deleting(here, db::club_of(desk_.store())),
                     {{_("Delete for good"), "purge-now", [this, id = play.id] { purge(id); }},
                      {_("Keep"), "purge-keep", [this] { prompt_->dismiss(); }}});
    });
}

void PastGamesPage::purge(const std::string& id) {
    actions_.act([&] { plays().purge(id); });
    prompt_->dismiss();
    refresh(id);
    list_->SetFocus();
}

}
