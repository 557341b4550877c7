// The places of the palace beside its six chambers.
#pragma once

#include "app/desktop/game/named_list.h"
#include "app/desktop/game/part_panel.h"
#include "app/desktop/rajas/reward_pad.h"
#include "app/table/rajas/copy.h"

#include <wx/choice.h>
#include <wx/spinctrl.h>

namespace clerk::desktop::rajas {

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

}
