// A turn in depth full: where the worker goes, and what is owed after it.
#pragma once

#include "app/desktop/rajas/controls.h"
#include "app/table/rajas/full_input.h"

#include <vector>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/sizer.h>

namespace clerk::desktop::rajas {

/// Where the worker goes, in depth full: each place with what it asks for, and with its figure while that is
/// typed.
/// Its controls: "to-quarry", … and "to-place-1", ….
class PlacesPanel : public wxPanel {
public:
    PlacesPanel(wxWindow* parent, const game::Game& game, const Act& act);

    void show(const Position& position, const Entry& entry);

private:
    struct Place {
        game::Spot spot;
        int number = 0; ///< by which it is typed, from 1
        wxButton* button = nullptr;
        wxString words = {}; ///< on the button now
        game::Asked asked = {};
        game::Dice pays = {};
        bool drawn = false;
    };
    wxButton* make_button(const game::Spot& spot, std::size_t number);
    static std::optional<int> key_of(int number, Figures figures);
    void draw(Place& place, const game::Asked& asked, const game::Dice& pays);

    Act act_;
    std::vector<Place> places_;
};

// What is still owed in a turn of depth full, each kind with its buttons, and what is typed of parts of the board that
// are not described.

class YieldsPanel;

/// Its controls: "pad" (four colours of six dice), "upgrade-temple", …, "boat-1", …, "sell-silk", …, "white-die", …,
/// "coins-1", …, those of the yield tiles, and a reward pad.
class OwedPanel : public wxPanel {
public:
    OwedPanel(wxWindow* parent, Act act);

    void show(const Position& position, const Entry& entry);

private:
    wxPanel* add_group(wxSizer* sizer, const wxString& words);
    void make_dice();
    void make_upgrades();
    void make_boats();
    void make_goods();
    void make_whites();
    void make_coins();
    void make_rewards();
    Intent step(game::Step step) const;
    void show_boats(const std::vector<game::OwedMove>& moves);
    void show_coins(const Position& position);
    void show_reward(const Position& position);

    Act act_;
    wxPanel* coins_ = nullptr;
    std::vector<wxButton*> prices_; ///< from 0
    wxPanel* dice_ = nullptr;
    wxPanel* upgrades_ = nullptr;
    wxPanel* boats_ = nullptr;
    std::vector<wxButton*> spaces_; ///< from 1
    wxPanel* goods_ = nullptr;
    wxPanel* whites_ = nullptr;
    YieldsPanel* yields_;
    wxPanel* rewards_ = nullptr;
    wxStaticText* question_ = nullptr;
    RewardPad* on_board_ = nullptr;
    RewardPad* on_river_ = nullptr;
};

}
