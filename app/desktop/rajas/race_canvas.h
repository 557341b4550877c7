// The race on the screen: a click on a track moves the marker there, a click beside it looks at the player.
#pragma once

#include "app/desktop/drawing/cached_bitmap.h"
#include "app/desktop/rajas/race_picture.h"

#include <functional>

#include <wx/window.h>

namespace clerk::desktop::rajas {

class RaceCanvas : public wxWindow {
public:
    RaceCanvas(wxWindow* parent, int players);

    void show(Race race, std::vector<game::Player> players, int shown);

    std::function<void(int player, Track track, int space)> on_move;
    std::function<void(int player)> on_player;

    wxPoint point_of(int player, Track track, int space) const; ///< where it is clicked

private:
    RaceGeometry geometry() const { return {GetClientSize(), race_}; }
    void point_at(wxPoint point);
    void click(wxPoint point);
    void paint();

    Race race_;
    std::vector<game::Player> players_;
    int shown_ = 0;
    std::optional<RaceGeometry::Hit> under_; ///< the pointer
    CachedBitmap cached_;
};

}
