// The race on the screen: a click on a track moves the marker there, a click beside it looks at the player.
#pragma once

#include "app/desktop/drawing/painting.h"
#include "app/desktop/drawing/picture_cache.h"
#include "app/desktop/rajas/race_picture.h"

#include <functional>

#include <wx/window.h>

namespace clerk::desktop::rajas {

class RaceCanvas : public wxWindow {
public:
    explicit RaceCanvas(wxWindow* parent);

    void show(Race race, std::vector<game::Player> players, int shown);
    void fold(bool folded); ///< to the lane of the player shown

    std::function<void(int player, Track track, int space)> on_move;
    std::function<void(int player)> on_player;

    wxPoint point_of(int player, Track track, int space) const; ///< where it is clicked

private:
    RaceGeometry geometry() const { return {GetClientSize(), race_, folded_ ? std::optional(shown_) : std::nullopt}; }
    void point_at(wxPoint point);
    void click(wxPoint point);
    void paint(PaintDC& dc);

    Race race_;
    std::vector<game::Player> players_;
    int shown_ = 0;
    bool folded_ = false;
    std::optional<RaceGeometry::Hit> under_; ///< the pointer
    CachedBitmap cached_;
};

}
