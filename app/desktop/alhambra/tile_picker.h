// Six colours, and the tiles of the one chosen: one click each.
#pragma once

#include "app/desktop/widgets/segments.h"
#include "app/table/alhambra/tile_pick.h"

#include <functional>

#include <wx/bmpbuttn.h>
#include <wx/panel.h>

namespace clerk::desktop::alhambra {

using namespace table::alhambra;

/// Its buttons are named "colour-purple" and "tile-purple-9-ne".
class TilePicker : public wxPanel {
public:
    explicit TilePicker(wxWindow* parent);

    /// What is done with tiles that came up before.
    enum class Gone { left_out, struck_out };
    void show(const TilePick& pick, const game::TileSet& gone, Gone how);
    void focus() { colours_->focus(); }

    std::function<void(game::Colour)> on_colour;
    std::function<void(game::Tile)> on_tile;

private:
    /// A price that was typed sets some tiles back; they can be clicked all the same.
    struct Shown {
        game::Tile tile;
        bool faint = false;
        bool struck_out = false;
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    Segments* make_colours();
    wxBitmapButton* add_button();
    void put(std::size_t place, const Shown& shown);

    Segments* colours_;
    wxSizer* grid_;
    std::vector<wxBitmapButton*> buttons_; ///< as many as were needed at most: none is destroyed in its own click
    std::vector<Shown> shown_;
};

}
