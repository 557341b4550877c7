// What the program opens with when no game is on the table.
#pragma once

#include "db/plays/plays.h"
#include "db/store/store.h"

#include <functional>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>

namespace clerk::desktop {

struct StartActions {
    std::function<void()> start_at_once;
    std::function<void(const std::string& game)> new_game; ///< empty: the game played last
    std::function<void(const std::string& id)> go_on;
    std::function<void()> past_games;
    std::function<void()> players;
    std::function<void()> open_file;
};

class StartPage : public wxPanel {
public:
    StartPage(wxWindow* parent, StartActions actions);

    /// `at_once`: what would begin at once, and with whom.
    /// `open`: the game to go on with; `kept`: how many games there are; `recent`: some of those that can be opened.
    void show(const wxString& at_once, const std::optional<db::GameSummary>& open, int kept,
              const std::vector<db::ListedPlay>& recent);

private:
    void add_choice(wxSizer& rows, const char* name, const wxString& words, const wxString& explained,
                    std::function<void()> run, bool first = false);

    void add_recent(wxSizer& rows, const std::vector<db::ListedPlay>& recent);
    wxButton* make_cover(const std::string& game);
    void fit();
    int name_covers(int width);

    StartActions actions_;
    wxScrolledWindow* choices_;
    std::vector<wxButton*> covers_; ///< a game each, in the order of table::played_games()
    int cover_side_ = 0;            ///< of their pictures, in pixels; 0: not drawn yet
};

}
