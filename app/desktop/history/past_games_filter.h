// What is looked for among past games: words, a game, a player, and days.
#pragma once

#include "db/plays/listed_play.h"
#include "db/store/store.h"

#include <functional>

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/textctrl.h>

namespace clerk::desktop {

/// Its controls: "search-plays", "filter-game", "filter-player", "filter-from", "filter-to"
class PastGamesFilter : public wxPanel {
public:
    PastGamesFilter(wxWindow* parent, const db::Store& store, std::function<void()> changed);

    void read(); ///< the games and players to choose from. Throws db::Error
    db::PlayFilter filter() const;
    void search(); ///< the next key is for the words

private:
    wxChoice* make_choice(const char* name, const wxString& spoken);
    wxTextCtrl* make_field(const char* name, const wxString& spoken, const wxString& hint);
    void tell_whether_dates();

    const db::Store& store_;
    std::function<void()> changed_;
    std::vector<std::string> games_;   ///< those to choose from
    std::vector<std::string> players_; ///< their ids, likewise
    wxTextCtrl* words_;
    wxChoice* game_;
    wxChoice* player_;
    wxTextCtrl* from_;
    wxTextCtrl* to_;
};

}
