// The middle of the window: the garden looked at as a plan, or in perspective, and how deep one looks.
#pragma once

#include "app/desktop/babylon/board_canvas.h"
#include "app/desktop/babylon/garden_canvas.h"
#include "app/desktop/widgets/segments.h"

namespace clerk::desktop::babylon {

class BoardPanel : public wxPanel {
public:
    explicit BoardPanel(wxWindow* parent);

    void show(BoardView view);
    BoardCanvas& plan() { return *plan_; }
    GardenCanvas& perspective() { return *perspective_; }
    void focus(); ///< the keys go to what is shown

    bool in_perspective() const { return perspective_->IsShown(); }
    void show_in_perspective(bool in_perspective); ///< in place of the plan
    void turn() { perspective_->turn(1); }

    std::function<void(std::optional<int>)> on_level; ///< look up to that level; none: at all

private:
    Segments* make_levels();

    BoardCanvas* plan_;
    GardenCanvas* perspective_;
    Segments* levels_; ///< all, then the highest level first
    std::optional<int> up_to_level_;
};

}
