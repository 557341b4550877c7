// The places along the Nile, downstream.
#pragma once

#include "app/desktop/game/copy_strip.h"
#include "app/desktop/game/part_panel.h"
#include "app/table/egizia/copy.h"

#include <wx/button.h>
#include <wx/sizer.h>

namespace clerk::desktop::egizia {

using namespace table::egizia;

/// Its controls: "nile-track", "next-card-1", "next-edfu", …, and "remove-place".
class CopyNilePanel : public PartPanel {
public:
    CopyNilePanel(wxWindow* parent, game::Board kept); ///< `kept`: has the table's own ring spaces

    void show(const std::string& draft) override;

private:
    void add(const game::Spot& spot); ///< after the chosen place
    void remove();
    void choose(int place);
    void change(std::vector<game::Spot> nile, int chosen);
    void refresh();

    game::Board kept_;
    std::vector<game::Spot> nile_;
    int chosen_ = 0; ///< from 1; 0: none
    CopyStrip* track_;
    wxSizer* next_;
    wxButton* remove_;
};

}
