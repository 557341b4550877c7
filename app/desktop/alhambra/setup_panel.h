// Who plays Alhambra, how much of it is entered, what lies on the table at the start, and by which rulings.
#pragma once

#include "app/desktop/alhambra/start_position_panel.h"
#include "app/desktop/game/usual_setup.h"
#include "app/table/alhambra/setup.h"

namespace clerk::desktop::alhambra {

using namespace table::alhambra;

class SetupPanel : public UsualSetup<game::Game> {
public:
    SetupPanel(wxWindow* parent, game::Game game, const std::vector<std::string>& names, Playing playing);

private:
    void show_own() override;

    StartPositionPanel* opening_ = nullptr; ///< none of a game being played
};

}
