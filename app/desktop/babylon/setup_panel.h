// What is set up before a game of Babylon, and what is kept of the table's own box.
#pragma once

#include "app/desktop/babylon/quarry_canvas.h"
#include "app/desktop/babylon/tile_face.h"
#include "app/desktop/game/usual_setup.h"
#include "app/table/babylon/setup.h"

namespace clerk::desktop::babylon {

using namespace table::babylon;

// The table's own box, kept with the settings.

table::babylon::Box kept_box();
void keep_start_tile(const clerk::babylon::Tile& tile); ///< the starting terrace of its flower, once it is entered
void keep_copies(int copies);

/// Who plays Babylon, with which flowers, how much of it is entered, and by which rulings.
class SetupPanel : public UsualSetup<game::Game> {
public:
    SetupPanel(wxWindow* parent, game::Game game, const std::vector<std::string>& names, Playing playing);

private:
    struct Start { ///< a starting terrace, depth full
        wxPanel* panel;
        TileFace* face;
        wxStaticText* owner;
    };

    wxPanel* make_table();
    Start make_start_tile(std::size_t player);
    wxPanel* make_clay();
    static wxSizer* make_copies(wxWindow* parent);
    void show_own() override;
    void next_symbol(std::size_t player, game::Corner corner);

    wxPanel* table_ = nullptr; ///< what depth full needs to know before the first turn
    std::vector<Start> starts_;
    wxPanel* clay_ = nullptr;
    wxStaticText* clay_title_ = nullptr;
    QuarryCanvas* quarry_ = nullptr;
};

}
