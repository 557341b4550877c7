// Everyone who plays: the leaderboard, and beside it the page of the player chosen there. That page can have all the
// room.
#pragma once

#include "app/desktop/people/leaderboard.h"
#include "app/desktop/people/player_panel.h"
#include "app/desktop/people/unlisted_players.h"
#include "app/desktop/widgets/cards.h"
#include "app/desktop/widgets/prompt_bar.h"

#include <optional>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/tglbtn.h>

namespace clerk::desktop {

struct PlayersActions {
    std::function<bool(const std::function<void()>&)> act; ///< false: it failed, and the window says why
    /// `act` of what may take long: it can be stopped.
    std::function<bool(const wxString& what, const std::function<void()>&)> work;
    std::function<void(const wxString& sentence)> tell;
    std::function<void(const std::string& id)> open; ///< a game of ours
    std::function<void()> back;
    std::function<void()> new_game; ///< where nobody has finished a game yet
};

class PlayersPage : public wxPanel {
public:
    PlayersPage(wxWindow* parent, PlayersActions actions);

    void show(const db::Store& store); ///< throws db::Error, as below
    /// That one's page alone, of a game or of all where it is empty: what goes back leaves it at once.
    void show_one(const db::Store& store, const std::string& player, const std::string& game, const wxString& note);

    PlayerPanel& player() { return *player_; }

private:
    wxSizer* make_top();
    wxSizer* make_buttons();
    wxButton* make_button(const wxString& words, const char* name, std::function<void()> run);
    wxCheckBox* make_check(const wxString& words, const char* name);
    wxChoice* make_choice(const char* name, int width);
    PlayerActions player_actions();
    void fill_games(const std::string& chosen);
    wxBitmap face(const std::string& player) const;
    std::string person_now(const std::string& id) const;
    void show_again();
    void leave_unrated();
    void show_player();
    void show_large(bool large);
    void show_unlisted(bool unlisted);
    void hide(const db::Person& person);
    void arrange();
    db::PageFilter filter() const;

    PlayersActions actions_;
    std::optional<PlayerData> data_;
    std::vector<std::string> games_; ///< of the choice, after the first line, which is all of them
    std::string shown_;              ///< the id of the player
    wxChoice* order_;
    wxChoice* game_;
    wxCheckBox* without_aids_;
    wxCheckBox* without_waivers_;
    wxBoxSizer* both_; ///< the list and the player
    wxStaticText* count_ = nullptr;
    Leaderboard* list_;
    PlayerPanel* player_;
    wxStaticText* note_; ///< on the one that is shown
    EmptyPlace* nobody_;
    wxButton* large_;
    wxToggleButton* unlisted_; ///< down: those are shown who stand in no list
    PromptBar* prompt_;
    PlayerActions player_actions_;
    UnlistedPlayers* others_;
    bool alone_ = false;     ///< the player has all the room
    bool is_of_one_ = false; ///< and nobody else was asked for
};

}
