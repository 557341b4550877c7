// What a turn of Egizia is entered with: a build, a ship, a card.
#pragma once

#include "app/desktop/widgets/buttons.h"
#include "app/table/egizia/entry.h"

#include <functional>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop::egizia {

using namespace table::egizia;

/// How a panel hands on what is clicked.
using Act = std::function<void(const Intent&)>;

/// A build as it is entered: who builds, the value of a space that nobody has described, and in depth full who works
/// and which market is moved. Its controls: "builder-1", …; "figure-0", …; "last-of-row", "market-points"; in depth
/// full "crew-blue", …, "crew-joker", "market-stone", "market-grain", "strength-by-card".
class BuilderPanel : public wxPanel {
public:
    using LookAt = std::function<void(int player)>;
    BuilderPanel(wxWindow* parent, const game::Game& game, Act act, LookAt look_at);

    void show(const Position& position, const Entry& entry);

private:
    void make_builders(const game::Game& game, LookAt look_at);
    void make_figures();
    void make_full();
    wxToggleButton* make_toggle(wxWindow* parent, const std::string& name, const wxString& words, const Intent& intent);
    void show_full(const Position& position, const Entry& entry);

    Act act_;
    Segments* builders_ = nullptr;
    wxStaticText* words_ = nullptr;
    wxPanel* figures_ = nullptr;
    wxToggleButton* last_ = nullptr;
    wxToggleButton* market_points_ = nullptr;
    wxPanel* full_ = nullptr;
    std::vector<wxToggleButton*> crews_; ///< in the order of the crews
    wxPanel* market_ = nullptr;
    std::vector<wxToggleButton*> markets_;
    wxToggleButton* plus_ = nullptr;
};

/// Depth full: a ship as it is placed, or a card that is used, with what it gives; what the player looked at has.
/// Its controls: "pass", "use-card", "by-card", "space-1", …; "raised-blue", …; "ring-1", …; "card" (the table's own
/// list); "give-stones", …; "given-0", …, which take off what was given.
class ShipPanel : public wxPanel {
public:
    ShipPanel(wxWindow* parent, const game::Game& game, Act act);

    void show(const Position& position, const Entry& entry);

private:
    wxToggleButton* make_toggle(wxWindow* parent, wxSizer& row, const std::string& name, const wxString& words,
                                const Intent& intent);
    wxPanel* add_group(wxSizer* content);
    void make_effects();
    void make_spaces();
    void make_gain(const game::Game& game);
    void show_given(const game::Gain& gain);

    Act act_;
    wxStaticText* state_ = nullptr;
    wxStaticText* words_ = nullptr;
    wxPanel* ways_ = nullptr;
    wxToggleButton* by_card_ = nullptr;
    wxToggleButton* use_ = nullptr;
    wxToggleButton* pass_ = nullptr;
    wxPanel* spaces_row_ = nullptr;
    Segments* spaces_ = nullptr; ///< of a site
    wxPanel* raise_ = nullptr;
    std::vector<wxToggleButton*> raised_;
    wxPanel* ring_row_ = nullptr;
    Segments* ring_ = nullptr;
    wxPanel* gain_ = nullptr;
    wxSizer* given_ = nullptr;
    game::Gain shown_ = {};     ///< as given
    wxChoice* cards_ = nullptr; ///< null: the table has described none
};

}
