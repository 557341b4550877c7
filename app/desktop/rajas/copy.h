// What the parts of one's own copy of Rajas of the Ganges are entered with; the province has a unit of its own.
#pragma once

#include "app/desktop/game/copy_parts.h"
#include "app/desktop/game/editor.h"
#include "app/desktop/rajas/controls.h"
#include "app/table/rajas/copy.h"
#include "core/rajas/game.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

namespace clerk::desktop::rajas {

using namespace table::rajas;
namespace game = clerk::rajas;

/// The two tracks side by side: which fame space lies beside each money space.
/// It begins with a proposal, which counts for nothing until it is taken or corrected. Its controls: "take-proposal",
/// "last-money", "fame-less", "fame-more", "facing-track".
class CopyFacingPanel : public PartPanel {
public:
    explicit CopyFacingPanel(wxWindow* parent);

    void show(const std::string& draft) override;

private:
    wxSizer* make_tools();
    void change(Facing facing);
    void correct(int fame); ///< of the money space chosen
    void refresh();

    Facing facing_;
    bool is_proposed_ = true; ///< nothing is described yet
    int money_ = 0;           ///< chosen
    wxButton* propose_;
    wxSpinCtrl* last_;
    wxButton* less_;
    wxButton* more_;
    wxStaticText* told_;
    CopyStrip* track_;
};

/// The places of the palace beside its six chambers.
/// Its controls: "place-name", "add-place", "place-0" …, "asked-die", "place-spaces", "remove-place" and the pad's.
class CopyPalacePanel : public PartPanel {
public:
    explicit CopyPalacePanel(wxWindow* parent);

    void show(const std::string& draft) override;

private:
    wxWindow* make_place();
    bool add(const std::string& name);
    void change(Palace palace);
    void choose(std::size_t place);
    void change_place(const std::function<void(game::PalacePlace&)>& change);

    Palace palace_;
    std::size_t place_ = 0; ///< chosen
    NamedList* places_;
    wxPanel* chosen_;
    wxChoice* asked_;
    wxSpinCtrl* spaces_;
    RewardPad* pad_;
};

/// The river, space by space.
/// Its controls: "river-track", "add-space", "remove-space", "bridge-here" and the pad's.
class CopyRiverPanel : public PartPanel {
public:
    explicit CopyRiverPanel(wxWindow* parent);

    void show(const std::string& draft) override;

private:
    wxSizer* make_tools();
    void change(game::RiverDraft river);
    void choose(int space);
    void refresh();

    game::RiverDraft river_;
    int space_ = 0; ///< chosen, from 1; 0: none
    CopyStrip* track_;
    wxButton* remove_;
    wxButton* bridge_;
    RewardPad* pad_;
};

// What the parts of one's own copy of Rajas of the Ganges are entered with.

/// What counts of the table's own copy, for a new game.
clerk::rajas::Board kept_board();

/// Null: the part is typed as a line.
PartPanel* part_panel(const clerk::rajas::Game& game, wxWindow* parent, const table::CopyPart& part);
/// On a drawing of the board.
std::optional<CopyPlace> part_place(const clerk::rajas::Game& game, const table::CopyPart& part);

}
