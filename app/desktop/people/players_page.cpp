#include "app/desktop/people/players_page.h"

#include "app/desktop/people/player_header.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/history/people.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr int list_width = 468, least_player_width = 640, least_count = 20;

/// So that what stands after it does not touch it.
wxBitmap with_room_after(const wxBitmap& face, int room) {
    const double scale = face.GetScaleFactor();
    const wxImage whole = face.ConvertToImage();
    wxImage wider(whole.GetWidth() + static_cast<int>(room * scale), whole.GetHeight());
    wider.InitAlpha();
    std::fill_n(wider.GetAlpha(), wider.GetWidth() * wider.GetHeight(), static_cast<unsigned char>(0));
    wider.Paste(whole, 0, 0, wxIMAGE_ALPHA_BLEND_COMPOSE);
    return {wider, wxBITMAP_SCREEN_DEPTH, scale};
}

}

PlayersPage::PlayersPage(wxWindow* parent, PlayersActions actions) : wxPanel(parent), actions_(std::move(actions)) {
    use_ground_colours(*this);
    wxSizer* top = make_top();
    list_ = new Leaderboard(this);
    list_->SetMinSize({wide(*this, list_width), wxDefaultCoord});
    list_->show_faces([this](const std::string& player) { return face(player); });
    list_->on_choose = [this] { CallAfter([this] { show_player(); }); };
    list_->on_open = [this] { CallAfter([this] { show_large(true); }); };
    player_ = new PlayerPanel(this, player_actions());
    player_->Hide(); // until there is somebody to show, and room
    note_ = label(this, wxEmptyString, Type::quiet);
    note_->SetName("player-note");
    note_->Hide();
    nobody_ = new EmptyPlace(this, _("Nobody has finished a game yet. Players are listed here once they have."),
                             _("Play a first game"), "play-first", [this] { actions_.new_game(); });
    both_ = new wxBoxSizer(wxHORIZONTAL);
    both_->Add(list_, 0, wxEXPAND | wxRIGHT, FromDIP(far_gap));
    both_->Add(player_, 1, wxEXPAND);
    both_->Add(nobody_, 1, wxEXPAND);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(top, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    rows->Add(note_, 0, wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(edge_gap));
    prompt_ = new PromptBar(this);
    player_actions_ = player_actions();
    others_ = new UnlistedPlayers(this, player_actions_, *prompt_);
    others_->Hide();
    rows->Add(both_, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(edge_gap));
    rows->Add(others_, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(edge_gap));
    rows->Add(prompt_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(edge_gap));
    rows->Add(make_buttons(), 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    SetSizer(rows);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() != WXK_ESCAPE)
            event.Skip();
        else if (unlisted_->GetValue())
            show_unlisted(false);
        else if (!alone_ || is_of_one_)
            CallAfter(actions_.back);
        else
            show_large(false);
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        arrange();
        event.Skip();
    });
}

wxSizer* PlayersPage::make_top() {
    wxBoxSizer* row = page_head(this, _("Players"), "players-back", [this] { actions_.back(); }).row;
    count_ = short_line(this, least_count, Type::quiet);
    count_->SetName("players-count");
    row->Add(count_, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(far_gap));
    without_aids_ = make_check(_("Without aids"), "without-aids");
    without_aids_->SetToolTip(_("Leaves out games in which possible or missed builds were shown."));
    without_waivers_ = make_check(_("Without exceptions"), "without-waivers");
    without_waivers_->SetToolTip(_("Leaves out games in which the table agreed to let something stand."));
    order_ = make_choice("players-order", 150);
    order_->Append(_("By wins"));
    order_->Append(_("By rating"));
    order_->Append(_("Longest since you played together"));
    order_->SetSelection(0);
    game_ = make_choice("players-game", 200);
    for (wxWindow* control : {static_cast<wxWindow*>(without_aids_), static_cast<wxWindow*>(without_waivers_),
                              static_cast<wxWindow*>(order_), static_cast<wxWindow*>(game_)})
        row->Add(control, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(far_gap));
    return row;
}

wxCheckBox* PlayersPage::make_check(const wxString& words, const char* name) {
    auto* check = new wxCheckBox(this, wxID_ANY, words);
    check->SetName(name);
    check->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { actions_.act([this] { show_again(); }); });
    return check;
}

wxChoice* PlayersPage::make_choice(const char* name, int width) {
    auto* choice = new wxChoice(this, wxID_ANY);
    choice->SetName(name);
    choice->SetMinSize({wide(*this, width), wxDefaultCoord});
    choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { actions_.act([this] { show_again(); }); });
    return choice;
}

wxSizer* PlayersPage::make_buttons() {
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    large_ = make_button(_("More room"), "players-large", [this] { show_large(!alone_); });
    buttons->Add(large_);
    buttons->AddStretchSpacer();
    unlisted_ = new wxToggleButton(this, wxID_ANY, _("Hidden players"));
    unlisted_->SetName("players-unlisted");
    unlisted_->SetToolTip(_("Who was hidden, and who has no games"));
    unlisted_->Bind(wxEVT_TOGGLEBUTTON,
                    [this](wxCommandEvent&) { CallAfter([this] { show_unlisted(unlisted_->GetValue()); }); });
    buttons->Add(unlisted_);
    return buttons;
}

wxButton* PlayersPage::make_button(const wxString& words, const char* name, std::function<void()> run) {
    auto* button = new wxButton(this, wxID_ANY, words);
    button->SetName(name);
    button->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
    return button;
}

PlayerActions PlayersPage::player_actions() {
    return {actions_.act,
            actions_.work,
            actions_.tell,
            actions_.open,
            [this] { actions_.act([this] { show_again(); }); },
            [this](const db::Person& person) { hide(person); }};
}

void PlayersPage::hide(const db::Person& person) {
    const auto set_hidden = [this, id = person.id](bool hidden) {
        prompt_->dismiss();
        return actions_.act([&] {
            data_->people.set_hidden(id, hidden);
            show_again();
            if (!hidden) list_->choose(id), show_player();
        });
    };
    if (set_hidden(true))
        prompt_->show(i18n::fill(_("{1} is in no list any more; the games stay."), {shown_name(person)}),
                      {{_("Undo"), "undo-hide-player", [set_hidden] { set_hidden(false); }}});
}

void PlayersPage::show_unlisted(bool unlisted) {
    prompt_->dismiss();
    unlisted_->SetValue(unlisted);
    actions_.act([&] { unlisted ? others_->show(data_->people) : show_again(); });
    arrange();
    if (!unlisted) list_->SetFocus();
}

void PlayersPage::show(const db::Store& store) {
    data_.emplace(store);
    fill_games(filter().game);
    prompt_->dismiss();
    unlisted_->SetValue(false);
    show_again();
    show_large(false);
}

void PlayersPage::show_one(const db::Store& store, const std::string& player, const std::string& game,
                           const wxString& note) {
    data_.emplace(store);
    unlisted_->SetValue(false);
    fill_games(game);
    show_again();
    list_->choose(player);
    show_player();
    show_large(true);
    is_of_one_ = true;
    rewrap(*note_, note, page_text_width);
    note_->Show(!note.empty());
    Layout();
}

void PlayersPage::fill_games(const std::string& chosen) {
    games_ = data_->charts.games();
    game_->Clear();
    game_->Append(_("All games"));
    for (const std::string& game : games_) game_->Append(i18n::game_name(game));
    const auto found = std::ranges::find(games_, chosen);
    game_->SetSelection(found == games_.end() ? 0 : static_cast<int>(found - games_.begin()) + 1);
}

db::PageFilter PlayersPage::filter() const {
    const int line = game_->GetSelection();
    return {line > 0 ? games_.at(static_cast<std::size_t>(line) - 1) : std::string(), without_aids_->GetValue(),
            without_waivers_->GetValue()};
}

/// Faces are asked for while the list is drawn, where no error may get out.
wxBitmap PlayersPage::face(const std::string& player) const {
    try {
        return with_room_after(
            portrait(*this, data_->people.load(player), data_->people.pictures(), FromDIP(Leaderboard::face_side)),
            FromDIP(near_gap));
    } catch (const std::exception&) {
        return {};
    }
}

/// A person who was merged into another one is that one now.
std::string PlayersPage::person_now(const std::string& id) const {
    const std::vector<db::PersonEntry> all = data_->people.entries();
    const auto found = std::ranges::find(all, id, &db::PersonEntry::id);
    return found == all.end() ? id : found->person->id;
}

/// Whoever was shown stays.
void PlayersPage::show_again() {
    const std::string before = list_->chosen();
    std::vector<db::Leader> leaders;
    std::vector<db::RatedPerson> rated;
    bool stopped = false;
    actions_.work(_("Rating the games"), [&] { // after a change of old ones all of them
        try {
            leaders = data_->statistics.leaderboard(filter().game);
            rated = data_->ratings.list(filter().game);
        } catch (const db::Error& error) {
            stopped = error.reason == db::Error::Reason::stopped;
            if (!stopped) throw;
        }
    });
    if (stopped) return CallAfter([this] { leave_unrated(); });
    const int people = static_cast<int>(leaders.size()), games = data_->plays.count({.game = filter().game});
    rewrite(*count_, i18n::fill_figures(wxPLURAL("{1} person", "{1} people", static_cast<unsigned>(people)), {people}) +
                         L" \u00b7 " +
                         i18n::fill_figures(wxPLURAL("{1} game", "{1} games", static_cast<unsigned>(games)), {games}));
    list_->show(std::move(leaders), rated, static_cast<LeaderOrder>(order_->GetSelection()));
    list_->choose(person_now(before));
    shown_.clear();
    show_player();
}

/// Without ratings there is no list: what was rated before holds no more.
void PlayersPage::leave_unrated() {
    actions_.back();
    actions_.tell(_("Stopped. Open this page again: players are listed once all games are rated."));
}

void PlayersPage::show_player() {
    const std::string chosen = list_->chosen();
    if (!chosen.empty() && chosen == shown_) return;
    shown_ = chosen;
    arrange();
    if (!chosen.empty()) actions_.work(_("Adding up the games"), [&] { player_->show(*data_, chosen, filter()); });
}

/// Where there is no room for both the list has all of it, until the player is to be seen alone.
void PlayersPage::arrange() {
    const bool narrow = GetClientSize().x < wide(*this, list_width + least_player_width);
    const bool listed = !unlisted_->GetValue();
    others_->Show(!listed);
    list_->Show(listed && !alone_ && !list_->is_empty());
    player_->Show(listed && !shown_.empty() && (alone_ || !narrow));
    nobody_->Show(listed && list_->is_empty());
    large_->Show(listed && !list_->is_empty());
    unlisted_->Show(!alone_);
    both_->GetItem(list_)->SetProportion(narrow ? 1 : 0);
    large_->SetLabel(alone_ ? _("All players") : narrow ? _("The player's page") : _("More room"));
    large_->Enable(!shown_.empty());
    Layout();
}

void PlayersPage::show_large(bool large) {
    alone_ = large;
    is_of_one_ = false;
    note_->Hide();
    arrange();
    player_->FitInside();
    if (large)
        player_->SetFocus();
    else
        list_->SetFocus();
}

}
