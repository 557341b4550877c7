// The river on the screen: its spaces with what they give, and the boats of all players.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/space_tip.h"
#include "app/desktop/rajas/pieces.h"
#include "app/table/rajas/view.h"

#include <functional>
#include <optional>
#include <vector>

#include <wx/window.h>

namespace clerk::desktop::rajas {

using namespace table::rajas;

/// A strip: the start, then space by space, in as many lines as its width asks for. A click on a space moves the boat
/// of the player at turn there.
class RiverCanvas : public wxWindow {
public:
    explicit RiverCanvas(wxWindow* parent);

    void show(RiverView river, const game::Game& game);
    bool is_described() const { return !river_.spaces.empty(); }
    int height_for(int width) const; ///< in pixels; of a river that is described

    std::function<void(int space)> on_space; ///< from 1

    wxPoint centre(int space) const; ///< 0: the start
    const SpaceTip& tip() const { return tip_; }

private:
    int columns(int width) const;
    Area area(int space) const;
    std::optional<int> space_at(wxPoint point) const;
    void point_at(wxPoint point);
    void paint(PaintDC& dc);
    void draw_space(wxGraphicsContext& gc, int space) const;
    void draw_boats(wxGraphicsContext& gc, int space) const;

    RiverView river_;
    std::vector<game::Player> players_;
    std::optional<int> under_; ///< the pointer
    SpaceTip tip_{*this};
};

}
