// Depth full: the tiles that may be placed now, taken and slot, and the pillars.
#pragma once

#include "app/desktop/widgets/segments.h"
#include "app/table/babylon/position.h"

class wxStaticText;

namespace clerk::desktop::babylon {

using namespace table::babylon;

class SlotPanel : public wxPanel {
public:
    explicit SlotPanel(wxWindow* parent);

    /// `held`: the tile chosen to be placed. Before the dig only the slot is shown. `width`: of the words.
    void show(const Position& position, std::optional<game::From> held, int rotation, int width);

    std::function<void(std::optional<game::From>)> on_choose;

private:
    void show_tile(int index, const std::optional<game::Tile>& tile, int rotation);

    Segments* tiles_;
    wxStaticText* pillars_;
};

}
