#include "app/desktop/history/night_games.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/history/past_games_model.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/history/play_search.h"
#include "app/history/play_words.h"
#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk::desktop {

namespace {

constexpr int most_listed = 100;

wxString line(const db::ListedPlay& listed) {
    return i18n::fill(_("{1}: {2} ({3})"),
                      {title_in_words(listed.play), players_in_words(listed.play), result_in_words(listed)});
}

wxArrayString lines(const std::vector<db::ListedPlay>& games) {
    wxArrayString all;
    for (const db::ListedPlay& listed : games) all.Add(line(listed));
    return all;
}

}

NightGames::NightGames(wxWindow* parent, const db::Store& store, Actions actions)
    : wxPanel(parent), store_(store), actions_(std::move(actions)) {
    dress_as_ground(*this);
    list_ = new wxListBox(this, wxID_ANY);
    list_->SetName("night-games");
    set_accessible_name(*list_, _("Games of the night"));
    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { enable(); });
    list_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { CallAfter([this] { open_chosen(); }); });
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_header(), 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows->Add(list_, 1, wxEXPAND);
    rows->Add(make_offers(), 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    SetSizer(rows);
}

wxSizer* NightGames::make_header() {
    more_ = label(this, i18n::fill(_("{1} games are offered: search for others."), {figure(most_listed)}), Type::quiet);
    more_->SetName("more-games");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(label(this, _("Games"), Type::heading), 1, wxALIGN_CENTRE_VERTICAL);
    row->Add(more_, 0, wxALIGN_CENTRE_VERTICAL);
    return row;
}

wxSizer* NightGames::make_offers() {
    search_ = new wxTextCtrl(this, wxID_ANY, {}, wxDefaultPosition, {wide(*this, 190), -1});
    search_->SetName("search-games");
    search_->SetHint(_("Player, game or date"));
    search_->SetMaxLength(200);
    set_accessible_name(*search_, _("Search the games of no night by player, game or date"));
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { actions_.act([this] { show_offers(); }); });
    other_ = new wxChoice(this, wxID_ANY);
    other_->SetName("other-games");
    other_->SetMinSize({wide(*this, 120), -1}); // however long its longest line is
    set_accessible_name(*other_, _("Games of no night"));
    open_ = named_button(this, _("Open"), "night-open-game", [this] { open_chosen(); });
    take_out_ = named_button(this, _("Take out"), "take-game-out", [this] { take_chosen_out(); });
    put_in_ = named_button(this, _("Put in"), "put-game-in", [this] { put_chosen_in(); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(search_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    row->Add(other_, 1, wxALIGN_CENTRE_VERTICAL);
    for (wxWindow* button : {put_in_, take_out_, open_}) row->Add(button, 0, wxLEFT, FromDIP(near_gap));
    return row;
}

void NightGames::show(const db::Night& night) {
    if (night.id != night_.id) search_->ChangeValue({});
    night_ = night;
    show_games();
    show_offers();
}

void NightGames::show_games() {
    games_ = db::Plays(store_).page({.night = night_.id}, 0, most_listed);
    list_->Set(lines(games_));
    if (!games_.empty()) list_->SetSelection(0);
}

/// The games of the night's day come first.
void NightGames::show_offers() {
    const db::PlaySearch search = search_of(search_->GetValue(), db::Plays(store_).games());
    others_ = db::plays_without_night(store_, search, span_of(text(night_.date)).value_or(db::Span{}), most_listed + 1);
    const bool more = others_.size() > most_listed;
    if (more) others_.pop_back();
    if (more_->Show(more)) Layout();
    other_->Set(lines(others_));
    if (others_.empty()) other_->Append(_("No game is found."));
    other_->SetSelection(0);
    enable();
}

void NightGames::enable() {
    const int row = list_->GetSelection();
    take_out_->Enable(row != wxNOT_FOUND);
    open_->Enable(row != wxNOT_FOUND && games_.at(static_cast<std::size_t>(row)).ours);
    put_in_->Enable(!others_.empty());
}

void NightGames::put(const std::string& play, const std::string& night) {
    actions_.act([&] {
        db::Nights(store_).put(play, night);
        show_games();
        show_offers();
    });
}

void NightGames::put_chosen_in() {
    put(others_.at(static_cast<std::size_t>(other_->GetSelection())).play.id, night_.id);
}

void NightGames::take_chosen_out() { put(games_.at(static_cast<std::size_t>(list_->GetSelection())).play.id, {}); }

void NightGames::open_chosen() {
    const db::ListedPlay& chosen = games_.at(static_cast<std::size_t>(list_->GetSelection()));
    if (chosen.ours) actions_.open(std::string(chosen.play.id));
}

}
