// Who plays Egizia, how much of it is entered, and by which rulings.
#pragma once

#include "app/desktop/game/usual_setup.h"
#include "app/table/egizia/setup.h"

namespace clerk::desktop::egizia {

class SetupPanel : public UsualSetup<clerk::egizia::Game> {
public:
    SetupPanel(wxWindow* parent, clerk::egizia::Game game, const std::vector<std::string>& names, Playing playing);
};

}
