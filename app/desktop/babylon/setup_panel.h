// Who plays Babylon, with which flowers, how much of it is entered, and by which rulings.
#pragma once

#include "app/desktop/babylon/quarry_canvas.h"
#include "app/desktop/babylon/rulings_panel.h"
#include "app/desktop/babylon/setup.h"
#include "app/desktop/babylon/tile_face.h"
#include "app/desktop/editors.h"
#include "app/desktop/segments.h"

#include <wx/combobox.h>
#include <wx/radiobut.h>

namespace clerk::desktop::babylon {

enum class Playing { no, yes };

class SetupPanel : public Setup {
public:
    SetupPanel(wxWindow* parent, game::Game game, std::vector<std::string> names, Playing playing = Playing::no);

    Game game() const override { return game_; }
    wxString fault() const override;

private:
    struct Seat {
        wxPanel* row;
        wxComboBox* name;
        Segments* flower;
        wxPanel* start; ///< the starting terrace, depth full
        TileFace* face;
        wxStaticText* owner;
    };

    void make_players(wxSizer& rows);
    void make_depths(wxSizer& rows);
    void make_table(wxSizer& rows);
    Seat make_seat(std::size_t player);
    void make_start_tile(Seat& seat, std::size_t player, wxSizer& row);
    void change(game::Game next);
    void show();
    void next_symbol(std::size_t player, game::Corner corner);

    game::Game game_;
    std::vector<std::string> names_;
    Playing playing_;
    Segments* count_ = nullptr;
    std::vector<Seat> seats_;
    std::vector<wxRadioButton*> depths_;
    wxPanel* table_ = nullptr; ///< what depth full needs to know before the first turn
    wxPanel* clay_ = nullptr;
    wxStaticText* clay_title_ = nullptr;
    QuarryCanvas* quarry_ = nullptr;
    RulingsPanel* rulings_ = nullptr;
};

}
