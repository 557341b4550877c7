// How the tile in hand is to be placed: level, open corner and turn.
#pragma once

#include "app/desktop/widgets/segments.h"
#include "app/table/babylon/entry.h"

namespace clerk::desktop::babylon {

using namespace table::babylon;

class PlacingPanel : public wxPanel {
public:
    PlacingPanel(wxWindow* parent, int width); ///< of its words

    void show(const Draft& draft);

    std::function<void(std::optional<int> level)> on_level;
    std::function<void(std::optional<game::Corner> open)> on_open;
    std::function<void()> on_turn;

private:
    Segments* make_levels();
    Segments* make_corners();

    Segments* levels_;
    Segments* corners_;
};

}
