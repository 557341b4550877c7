// The leaderboard of the whole club, as its server counts it, beside that of this laptop.
#pragma once

#include "app/desktop/people/leaderboard.h"

#include <functional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

struct ClubLeadersActions {
    std::function<void(const std::string& game)> ask; ///< the server; of all games where it is empty
    std::function<void(const std::string& player)> open;
    std::function<void()> back;
};

/// What the page tells.
struct ClubLeadersView {
    wxString club = {};                  ///< its name
    std::vector<std::string> games = {}; ///< to choose from
    std::string game = {};               ///< the one that is counted; empty: all
    std::vector<db::Leader> there = {}, here = {};
    wxString there_note = {}, here_note = {}; ///< as of when
    wxString told = {};                       ///< one sentence; empty: nothing
};

class ClubLeadersPage : public wxPanel {
public:
    ClubLeadersPage(wxWindow* parent, ClubLeadersActions actions);

    /// Anew whenever something is known: whoever is chosen stays.
    void show(const ClubLeadersView& view);

private:
    struct Side {
        wxStaticText* note = nullptr;
        Leaderboard* list = nullptr;
    };
    wxSizer* make_top();
    wxSizer* make_buttons();
    Side add_side(wxSizer& columns, const wxString& heading, const char* name);
    void link(Leaderboard& list, Leaderboard& other);
    std::string game() const; ///< empty: all
    void open_chosen();
    void show_games(const ClubLeadersView& view);
    static void show_side(const Side& side, std::vector<db::Leader> leaders, const wxString& note);

    ClubLeadersActions actions_;
    std::vector<std::string> games_; ///< of the choice, after the first line, which is all of them
    wxStaticText* title_;
    wxChoice* game_;
    Side there_, here_;
    wxStaticText* told_;
    wxButton* open_;
};

}
