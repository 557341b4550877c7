// How the tile in hand is to be placed: level, open corner and turn.
#pragma once

#include "app/desktop/widgets/later_panel.h"
#include "app/desktop/widgets/segments.h"
#include "app/table/babylon/entry.h"

namespace clerk::desktop::babylon {

using namespace table::babylon;

class PlacingPanel : public LaterPanel {
public:
    PlacingPanel(wxWindow* parent, int width); ///< of its words

    void show(const Draft& draft);

    std::function<void(std::optional<int> level)> on_level;
    std::function<void(std::optional<game::Corner> open)> on_open;
    std::function<void()> on_turn;

private:
    void make() override;
    Segments* make_levels();
    Segments* make_corners();

    int width_;
    Segments* levels_;
    Segments* corners_;
};

}
