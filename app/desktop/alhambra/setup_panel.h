// Who plays Alhambra, how much of it is entered, what lies on the table at the start, and by which rulings.
#pragma once

#include "app/desktop/alhambra/rulings.h"
#include "app/desktop/alhambra/start_position_panel.h"
#include "app/desktop/game/seats_panel.h"
#include "app/desktop/game/setup.h"
#include "app/table/alhambra/setup.h"

namespace clerk::desktop::alhambra {

using namespace table::alhambra;

enum class Playing { no, yes };

class SetupPanel : public Setup {
public:
    SetupPanel(wxWindow* parent, game::Game game, const std::vector<std::string>& names, Playing playing = Playing::no);

    Game game() const override { return game_; }
    wxString fault() const override { return table::alhambra::fault(game_); }

private:
    SeatsPanel* make_seats();
    wxWindow* make_depths();
    StartPositionPanel* make_opening();
    wxSizer* make_rulings();
    void change(game::Game next);
    void show();

    game::Game game_;
    std::vector<std::string> names_;
    Playing playing_;
    SeatsPanel* seats_;
    StartPositionPanel* opening_ = nullptr; ///< none of a game being played
    RulingsPanel<game::Rulings>* rulings_ = nullptr;
};

}
