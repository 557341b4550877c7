// The end of a game: its score revealed category by category, then ranks, what decided a tie, and the whole score.
#pragma once

#include "app/desktop/reveal_chart.h"
#include "app/desktop/score_panel.h"

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

struct ResultActions {
    std::function<void()> back; ///< to the board
    std::function<void()> new_game;
    std::function<void()> export_game;
    std::function<void()> past_games;
};

class ResultPage : public wxPanel {
public:
    ResultPage(wxWindow* parent, ResultActions actions);

    void reveal(ScoreView view, bool waivers); ///< step by step; then it is shown
    void show(const ScoreView& view, bool waivers);

private:
    void reveal_next();
    void put_in_the_middle(wxSizer* rows);
    void add_ranks(wxSizer& rows, const ScoreView& view);
    wxButton* add_button(wxSizer& row, const wxString& words, const char* name, std::function<void()> run);
    void add_buttons(wxSizer& rows);
    void key(wxKeyEvent& event);

    ResultActions actions_;
    ScoreView view_;
    bool waivers_ = false;
    RevealChart* revealing_ = nullptr; ///< while something is still to be revealed
    wxStaticText* category_ = nullptr;
};

}
