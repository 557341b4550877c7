// Who plays Babylon, with which flowers, how much of it is entered, and by which rulings.
#pragma once

#include "app/desktop/babylon/quarry_canvas.h"
#include "app/desktop/babylon/rulings.h"
#include "app/desktop/babylon/tile_face.h"
#include "app/desktop/game/seats_panel.h"
#include "app/desktop/game/setup.h"
#include "app/table/babylon/setup.h"

namespace clerk::desktop::babylon {

using namespace table::babylon;

enum class Playing { no, yes };

class SetupPanel : public Setup {
public:
    SetupPanel(wxWindow* parent, game::Game game, std::vector<std::string> names, Playing playing = Playing::no);

    Game game() const override { return game_; }
    wxString fault() const override;

private:
    struct Start { ///< a starting terrace, depth full
        wxPanel* panel;
        TileFace* face;
        wxStaticText* owner;
    };

    SeatsPanel* make_seats(Playing playing);
    wxWindow* make_depths();
    wxPanel* make_table();
    Start make_start_tile(std::size_t player);
    wxPanel* make_clay();
    static wxSizer* make_copies(wxWindow* parent);
    wxSizer* make_rulings();
    void change(game::Game next);
    void show();
    void show_seats();
    void show_table();
    void next_symbol(std::size_t player, game::Corner corner);

    game::Game game_;
    std::vector<std::string> names_;
    SeatsPanel* seats_;
    wxPanel* table_ = nullptr; ///< what depth full needs to know before the first turn
    std::vector<Start> starts_;
    wxPanel* clay_ = nullptr;
    wxStaticText* clay_title_ = nullptr;
    QuarryCanvas* quarry_ = nullptr;
    RulingsPanel<game::Rulings>* rulings_ = nullptr;
};

}
