// A turn in depth full: the dice held, where a worker goes, what is owed, the tile that is taken.
#pragma once

#include "app/desktop/rajas/act.h"
#include "app/desktop/rajas/dice_row.h"
#include "app/desktop/rajas/roads_picker.h"

#include <wx/button.h>
#include <wx/panel.h>

namespace clerk::desktop::rajas {

/// Its controls: "held", "turn-die", "put-back"; "to-quarry", … and "to-place-1", …; "pad" (four colours of six dice),
/// "upgrade-temple", …, "boat-1", …, "sell-silk", …, "white-die", …; "colour-blue", …, "market-silk", …,
/// "building-temple", …, "figure-0", ….
class FullPanel : public wxPanel {
public:
    FullPanel(wxWindow* parent, const game::Game& game, Act act);

    void show(const Position& position, const Entry& entry);

private:
    wxButton* make_button(wxWindow* parent, wxSizer* sizer, const std::string& name, const wxString& words,
                          const Intent& intent);
    void make_dice();
    void make_places(const game::Game& game);
    void make_owed();
    void make_tile();
    void step_button(wxPanel* group, wxSizer* sizer, const std::string& name, const wxString& words, game::Step step);
    wxPanel* add_group(wxSizer* sizer, const wxString& words);
    void show_places(const Position& position);
    void show_owed(const game::Owed& owed);
    void show_tile(const Position& position, const Entry& entry);

    Act act_;
    wxStaticText* owed_ = nullptr;
    wxStaticText* state_ = nullptr; ///< karma, workers
    DiceRow* held_ = nullptr;
    wxPanel* places_ = nullptr;
    std::vector<std::pair<game::Spot, wxButton*>> spots_;
    wxPanel* pad_ = nullptr;
    wxPanel* upgrades_ = nullptr;
    wxPanel* boats_ = nullptr;
    wxPanel* goods_ = nullptr;
    wxPanel* whites_ = nullptr;
    wxPanel* tile_ = nullptr;
    wxStaticText* tile_words_ = nullptr;
    Segments* colours_ = nullptr;
    RoadsPicker* roads_ = nullptr;
};

}
