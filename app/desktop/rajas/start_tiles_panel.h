// The tiles that lie on the board before the first turn, each with what it gives.
#pragma once

#include "app/desktop/rajas/reward_pad.h"
#include "app/table/rajas/setup.h"

#include <wx/choice.h>

namespace clerk::desktop::rajas {

/// Its controls: the list "start-place", "start-tile-1", …, "start-tile-off", and a reward pad.
class StartTilesPanel : public wxPanel {
public:
    StartTilesPanel(wxWindow* parent, int width);

    void show(const game::Game& game);

    std::function<void(game::Game)> on_game;

private:
    void add(int listed);
    void show_tiles();

    game::Game game_;
    std::size_t chosen_ = 0;
    wxChoice* places_;
    wxSizer* tiles_;
    wxPanel* tile_; ///< what is entered of the one chosen
    RewardPad* on_board_;
    RewardPad* on_river_;
};

}
