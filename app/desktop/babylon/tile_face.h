// One tile's face: its flower and four spaces as they lie, each of which can be pointed at.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "core/babylon/pieces.h"

#include <functional>
#include <optional>

#include <wx/window.h>

namespace clerk::desktop::babylon {

/// What a face shows.
struct FaceView {
    std::optional<clerk::babylon::Flower> flower = {}; ///< none: it is not entered
    std::array<clerk::babylon::Symbol, 4> symbols = {};
    int rotation = 0;                                  ///< degrees clockwise
    int level = 1;                                     ///< its shade of green
    std::optional<clerk::babylon::Corner> open = {};   ///< a gazebo stands there
    std::optional<clerk::babylon::Corner> chosen = {}; ///< the space being entered, as it lies
};

/// Corners are meant as the tile lies, turned. Arrow keys choose a space, Enter or the space bar is a click on it.
class TileFace : public wxWindow {
public:
    explicit TileFace(wxWindow* parent, int side = 132);

    void show(FaceView view);

    std::function<void(clerk::babylon::Corner corner)> on_space; ///< a click on a space
    std::function<void()> on_flower;                             ///< a click on the flower

    wxPoint centre(clerk::babylon::Corner corner) const; ///< for tests that click
    wxPoint middle_of_flower() const;

private:
    void paint(PaintDC& dc);
    void click(wxMouseEvent& event);
    clerk::babylon::Corner cursor() const;
    void arrow(int dx, int dy);
    void act();
    void point_at(std::optional<clerk::babylon::Corner> corner);

    FaceView view_;
    std::optional<clerk::babylon::Corner> pointed_; ///< under the pointer or the arrow keys
};

}
