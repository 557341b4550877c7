// The left of the window: whatever is entered next, and nothing else. What is to be done stands on top, the end of the
// turn at the bottom; what is between them scrolls.
#pragma once

#include "app/desktop/rajas/ends_panel.h"
#include "app/desktop/rajas/full_panel.h"
#include "app/desktop/rajas/markers_panel.h"
#include "app/desktop/rajas/roads_picker.h"

#include <wx/button.h>
#include <wx/scrolwin.h>

namespace clerk::desktop::rajas {

/// Beside its parts' controls: "end-turn".
class EntryPanel : public wxPanel {
public:
    EntryPanel(wxWindow* parent, const game::Game& game, Act act, EndsPanel::Say say);

    /// `known`: province tiles of earlier games.
    void show(const Position& position, const Entry& entry, const std::vector<game::Tile>& known);

private:
    void lay_out();

    Act act_;
    wxStaticText* next_; ///< what is to be done next
    wxStaticText* owed_; ///< in this turn still
    wxScrolledWindow* middle_;
    RoadsPicker* roads_;
    MarkersPanel* markers_;
    FullPanel* full_;
    EndsPanel* ends_;
    wxButton* end_turn_;
};

}
