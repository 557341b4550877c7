// What is set up before a game of Rajas of the Ganges.
#pragma once

#include "app/desktop/game/usual_setup.h"
#include "app/desktop/rajas/controls.h"
#include "app/table/rajas/setup.h"

#include <functional>

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace clerk::desktop::rajas {

using namespace table::rajas;

/// The four dice that everyone rolled before the first turn, in depth full: the values typed one after the other.
/// Its fields: "dice-1", … by the place in the turn order; what may stand between the values is passed over.
class StartDicePanel : public wxPanel {
public:
    StartDicePanel(wxWindow* parent, int width);

    void show(const game::Game& game);

    std::function<void(std::size_t player, const std::vector<int>& values)> on_dice;

private:
    void make_row(wxSizer* grid, std::size_t player);
    void renew_tab_order();
    void tell_fault();

    struct Row {
        wxStaticText* name;
        wxTextCtrl* values;
    };
    int width_;
    std::vector<Row> rows_;
    wxStaticText* fault_; ///< what is typed and is no dice
    wxString told_;       ///< there
};

/// The tiles that lie on the board before the first turn, each with what it gives.
/// Its controls: the list "start-place", "start-tile-1", …, "start-tile-off", and a reward pad.
class StartTilesPanel : public wxPanel {
public:
    StartTilesPanel(wxWindow* parent, int width);

    /// `with_ganges`: tiles of the Ganges module are offered.
    void show(const game::Game& game, bool with_ganges);

    std::function<void(game::Game)> on_game;

private:
    std::vector<StartPlace> places() const;
    void add(int listed);
    void show_tiles();

    game::Game game_;
    bool with_ganges_ = false;
    std::size_t chosen_ = 0;
    wxChoice* places_;
    wxSizer* tiles_;
    wxPanel* tile_; ///< what is entered of the one chosen
    RewardPad* on_board_;
    RewardPad* on_river_;
};

/// Who plays Rajas of the Ganges, how much of it is entered, which of the games in the box, and by which rulings.
/// Its controls: "variant-basic", …, "ganges", "expert-1", …; the rest is in its parts.
class SetupPanel : public UsualSetup<game::Game> {
public:
    SetupPanel(wxWindow* parent, game::Game game, const std::vector<std::string>& names, Playing playing);

private:
    wxPanel* make_variants();
    void show_own() override;

    void choose_ganges(bool chosen);
    void show_ganges();

    Segments* variants_ = nullptr;
    wxCheckBox* ganges_ = nullptr;
    wxStaticText* why_no_ganges_ = nullptr;
    bool ganges_chosen_ = false; ///< tiles of it may be laid; where one lies it counts as chosen
    std::vector<wxCheckBox*> experts_;
    StartDicePanel* dice_ = nullptr;
    StartTilesPanel* tiles_ = nullptr;
};

}
