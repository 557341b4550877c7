// The river, space by space.
#pragma once

#include "app/desktop/game/copy_strip.h"
#include "app/desktop/game/part_panel.h"
#include "app/desktop/rajas/reward_pad.h"
#include "app/table/rajas/copy.h"

#include <wx/button.h>

namespace clerk::desktop::rajas {

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

}
