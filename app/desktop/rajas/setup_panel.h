// Who plays Rajas of the Ganges, how much of it is entered, which of the games in the box, and by which rulings.
#pragma once

#include "app/desktop/game/seats_panel.h"
#include "app/desktop/game/setup.h"
#include "app/desktop/rajas/rulings.h"
#include "app/desktop/rajas/start_dice_panel.h"
#include "app/table/rajas/setup.h"

#include <wx/checkbox.h>

namespace clerk::desktop::rajas {

enum class Playing { no, yes };

/// Its controls: "variant-basic", …, "expert-1", …; the rest is in its parts.
class SetupPanel : public Setup {
public:
    SetupPanel(wxWindow* parent, game::Game game, const std::vector<std::string>& names, Playing playing = Playing::no);

    Game game() const override { return game_; }
    wxString fault() const override { return table::rajas::fault(game_); }

private:
    SeatsPanel* make_seats();
    wxWindow* make_depths();
    wxSizer* make_variants();
    wxSizer* make_rulings();
    void change(game::Game next);
    void show();

    game::Game game_;
    std::vector<std::string> names_;
    Playing playing_;
    SeatsPanel* seats_;
    Segments* variants_ = nullptr; ///< none of a game being played
    std::vector<wxCheckBox*> experts_;
    StartDicePanel* dice_ = nullptr; ///< the same
    RulingsPanel<game::Rulings>* rulings_ = nullptr;
};

}
