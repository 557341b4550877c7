// Who plays Rajas of the Ganges, how much of it is entered, which of the games in the box, and by which rulings.
#pragma once

#include "app/desktop/game/usual_setup.h"
#include "app/desktop/rajas/start_dice_panel.h"
#include "app/desktop/rajas/start_tiles_panel.h"
#include "app/table/rajas/setup.h"

#include <wx/checkbox.h>

namespace clerk::desktop::rajas {

/// Its controls: "variant-basic", …, "expert-1", …; the rest is in its parts.
class SetupPanel : public UsualSetup<game::Game> {
public:
    SetupPanel(wxWindow* parent, game::Game game, const std::vector<std::string>& names, Playing playing);

private:
    wxPanel* make_variants();
    void show_own() override;

    Segments* variants_ = nullptr;
    std::vector<wxCheckBox*> experts_;
    StartDicePanel* dice_ = nullptr;
    StartTilesPanel* tiles_ = nullptr;
};

}
