// A palace from above: shows it, lets the pointer and the keys point into it. It decides nothing: what may be put where
// is asked.
#pragma once

#include "app/desktop/alhambra/palace_geometry.h"
#include "app/desktop/drawing/cached_bitmap.h"
#include "app/desktop/drawing/sprite_cache.h"
#include "app/table/alhambra/ghost.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <wx/window.h>

namespace clerk::desktop::alhambra {

namespace game = clerk::alhambra;
using table::alhambra::Ghost;

/// What the canvas shows. A value: hand over a new one whenever anything changes. The longest outer wall is found in
/// the palace, lit, and its length written beside it.
struct PalaceView {
    game::Palace palace = {};
    std::vector<Place> marked = {};         ///< places of findings: cells, or sides (game::place), outlined as wrong
    std::vector<Place> advised = {};        ///< where it would be legal
    std::vector<Place> lit = {};            ///< places of a score line or a turn: outlined as meant
    game::Cells open = {};                  ///< cells that glow: what is in hand may be put (or taken) there
    std::vector<game::Cell> fresh = {};     ///< tiles of this turn: a fine accent edge
    std::optional<game::Cell> leaving = {}; ///< its tile is to leave in a swap: drawn faint
};

/// Arrow keys move the cursor by a cell; with Shift to the next open cell that way. Enter and the space bar are a
/// click. When other cells open, the cursor goes to the one nearest to it.
class PalaceCanvas : public wxWindow {
public:
    explicit PalaceCanvas(wxWindow* parent);

    void show(PalaceView view);

    /// Asked with the cell under the pointer or cursor whenever it may have changed: what to draw there, if anything.
    std::function<std::optional<Ghost>(game::Cell cell)> ghost_at;
    struct Press {
        bool shift = false;
        bool by_key = false; ///< Enter or the space bar
    };
    std::function<void(game::Cell cell, Press press)> on_cell; ///< a click or Enter on a cell
    std::function<void(game::Cell cell)> on_menu;              ///< right click: what is there can be changed
    std::function<void(std::optional<game::Cell>)> on_aim;     ///< the cell under the pointer or cursor is another

    void refresh_ghost(); ///< asks for the ghost again: what is in hand changed

    std::optional<game::Cell> cursor() const; ///< the cell under the pointer, or moved to by arrow keys
    /// Where a cell's middle is drawn, in the canvas' client coordinates. The cell is one of those shown: the palace
    /// and one cell round it.
    wxPoint centre(game::Cell cell) const;
    std::optional<game::Cell> cell_at(wxPoint point) const;

private:
    PalaceGeometry geometry() const { return PalaceGeometry(GetClientSize(), view_.palace); }

    void aim(std::optional<game::Cell> cell);
    void aim_at_open();
    void point_at(wxPoint point);
    void act(Press press);
    void click(wxMouseEvent& event);
    void arrow(int dx, int dy, bool to_open);
    game::Cell next_open(game::Cell from, int dx, int dy) const;
    void say(game::Cell cell);

    void paint(wxPaintEvent& event);
    void draw_cached(wxMemoryDC& dc, const Screen& screen);

    PalaceView view_;
    std::optional<game::Cell> cell_; ///< under the pointer, or moved to by arrow keys
    bool by_keys_ = false;           ///< it was moved to by arrow keys
    std::optional<Ghost> ghost_;
    bool ghost_rests_ = false; ///< what was just laid there is no verdict on the next tile
    CachedBitmap cached_;      ///< all but ghost and cursor
    SpriteCache sprites_;
    std::pair<Screen, double> sprites_of_; ///< with the side of a cell there
};

}
