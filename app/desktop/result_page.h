// The end of a game: ranks, what decided a tie, and the whole score.
#pragma once

#include "app/desktop/score_panel.h"

#include <wx/panel.h>

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

    void show(const ScoreView& view, bool waivers);

private:
    void add_ranks(wxSizer& rows, const ScoreView& view);
    void add_buttons(wxSizer& rows);

    ResultActions actions_;
};

}
