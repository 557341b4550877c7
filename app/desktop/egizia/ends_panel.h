// What the players have at the end: stones left, stone market and sphinx cards, and in depth final their scores, tiles
// and the order on the track.
#pragma once

#include "app/desktop/egizia/act.h"

#include <wx/panel.h>

namespace clerk::desktop::egizia {

/// Shown in the stages `ends` and `finals`.
class EndsPanel : public wxPanel {
public:
    using Say = std::function<void(const wxString& why)>;
    EndsPanel(wxWindow* parent, const game::Game& game, Act act, Say say);

    void show(const Position& position);

private:
    Act act_;
};

}
