// Who plays Alhambra, how much of it is entered, what lies on the table at the start, and by which rulings.
#pragma once

#include "app/desktop/alhambra/opening_panel.h"
#include "app/desktop/alhambra/rulings.h"
#include "app/desktop/alhambra/setup.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/game/seats_panel.h"

namespace clerk::desktop::alhambra {

enum class Playing { no, yes };

class SetupPanel : public Setup {
public:
    SetupPanel(wxWindow* parent, game::Game game, const std::vector<std::string>& names, Playing playing = Playing::no);

    Game game() const override { return game_; }
    wxString fault() const override;

private:
    SeatsPanel* make_seats();
    wxWindow* make_depths();
    OpeningPanel* make_opening();
    wxSizer* make_rulings();
    void change(game::Game next);
    void show();

    game::Game game_;
    std::vector<std::string> names_;
    Playing playing_;
    SeatsPanel* seats_;
    OpeningPanel* opening_ = nullptr; ///< none of a game being played
    RulingsPanel<game::Rulings>* rulings_ = nullptr;
};

}
