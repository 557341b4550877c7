#include "app/desktop/night_games.h"

#include "app/desktop/labels.h"
#include "app/desktop/named_button.h"
#include "app/desktop/play_list.h"
#include "app/desktop/screen_reader.h"
#include "db/nights.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr int latest = 100; ///< among which a game is looked for that is put in

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
    other_ = new wxChoice(this, wxID_ANY);
    other_->SetName("other-games");
    other_->SetMinSize({wide(*this, 120), -1}); // however long its longest line is
    set_accessible_name(*other_, _("Games of no night"));
    open_ = named_button(this, _("Open"), "night-open-game", [this] { open_chosen(); });
    take_out_ = named_button(this, _("Take out"), "take-game-out", [this] { take_chosen_out(); });
    put_in_ = named_button(this, _("Put in"), "put-game-in", [this] { put_chosen_in(); });
    auto* below = new wxBoxSizer(wxHORIZONTAL);
    below->Add(other_, 1, wxALIGN_CENTRE_VERTICAL);
    for (wxWindow* button : {put_in_, take_out_, open_}) below->Add(button, 0, wxLEFT, FromDIP(near_gap));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("Games"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(list_, 1, wxEXPAND);
    rows->Add(below, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    SetSizer(rows);
}

void NightGames::show(const std::string& night) {
    night_ = night;
    const db::Plays plays(store_);
    games_ = plays.page({.night = night}, 0, latest);
    others_ = plays.page({}, 0, latest);
    std::erase_if(others_, [](const db::ListedPlay& listed) { return !listed.night.empty(); });
    list_->Set(lines(games_));
    other_->Set(lines(others_));
    if (!games_.empty()) list_->SetSelection(0);
    if (!others_.empty()) other_->SetSelection(0);
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
        show(night_);
    });
}

void NightGames::put_chosen_in() { put(others_.at(static_cast<std::size_t>(other_->GetSelection())).play.id, night_); }

void NightGames::take_chosen_out() { put(games_.at(static_cast<std::size_t>(list_->GetSelection())).play.id, {}); }

void NightGames::open_chosen() {
    const db::ListedPlay& chosen = games_.at(static_cast<std::size_t>(list_->GetSelection()));
    if (chosen.ours) actions_.open(std::string(chosen.play.id));
}

}
