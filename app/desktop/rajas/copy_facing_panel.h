// The two tracks side by side: which fame space lies beside each money space.
#pragma once

#include "app/desktop/game/copy_strip.h"
#include "app/desktop/game/part_panel.h"
#include "app/table/rajas/copy.h"

#include <wx/button.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

namespace clerk::desktop::rajas {

using namespace table::rajas;
namespace game = clerk::rajas;

/// Its controls: "take-proposal", "last-money", "fame-less", "fame-more", "facing-track".
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
    int money_ = 0; ///< chosen
    wxButton* propose_;
    wxSpinCtrl* last_;
    wxButton* less_;
    wxButton* more_;
    wxStaticText* told_;
    CopyStrip* track_;
};

}
