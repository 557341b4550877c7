// The score track: where everyone's marker stands and who stands in front of whom, and with it the turn order.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/egizia/pieces.h"
#include "core/egizia/state.h"

#include <functional>

#include <wx/window.h>

namespace clerk::desktop::egizia {

class TrackCanvas : public wxWindow {
public:
    explicit TrackCanvas(wxWindow* parent);

    /// `order`: of the round.
    void show(const game::Track& track, const std::vector<int>& order, const std::vector<game::Player>& players,
              int shown);

    std::function<void(int player)> on_player;

    wxPoint centre_of(int player) const;

private:
    struct Standing {
        int player = 0;
        Area area;
    };
    std::vector<Standing> standings() const;
    double x_of(int score) const;
    void paint(PaintDC& dc);

    game::Track track_;
    std::vector<int> order_;
    std::vector<game::Player> players_;
    int shown_ = 0;
};

}
