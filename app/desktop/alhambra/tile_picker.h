// Six colours, and the tiles of the one chosen that have not come up yet: one click each.
#pragma once

#include "app/desktop/alhambra/tile_pick.h"
#include "app/desktop/segments.h"

#include <functional>

#include <wx/panel.h>

namespace clerk::desktop::alhambra {

/// Its buttons are named "colour-purple" and "tile-purple-9-ne".
class TilePicker : public wxPanel {
public:
    explicit TilePicker(wxWindow* parent);

    void show(const TilePick& pick, const game::TileSet& gone);

    std::function<void(game::Colour)> on_colour;
    std::function<void(game::Tile)> on_tile;
};

}
