// The board of one garden on the screen.
#pragma once

#include "app/desktop/babylon/board_geometry.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/photo_underlay.h"
#include "app/desktop/drawing/picture_cache.h"
#include "app/table/babylon/garden_input.h"

#include <functional>
#include <optional>
#include <vector>

#include <wx/window.h>

namespace clerk::desktop::babylon {

using table::babylon::BoardView;
using table::babylon::Ghost;
using table::babylon::OrnamentGhost;

// What the pointer or the cursor on the board means, and how a cell is told to who hears it.
/// What is pointed at. An offered ornament under the pointer is meant before a ghost.
struct BoardAim {
    std::optional<clerk::babylon::Cell> cell = {};
    std::optional<clerk::babylon::Cell> anchor = {};
    std::optional<std::size_t> offered = {}; ///< its place in the view's list
    friend bool operator==(const BoardAim&, const BoardAim&) = default;
};

BoardAim aim_at(const table::babylon::BoardView& view, const BoardGeometry& geometry, Point point);

/// The cell next to it that way, or the same at the board's edge.
clerk::babylon::Cell next_cell(clerk::babylon::Cell cell, int dx, int dy);
/// The anchor of the terrace that lies on the cell, moved onto the board.
clerk::babylon::Cell anchor_on_board(clerk::babylon::Cell cell);

/// The first offered ornament on the cell; and the one from the cell that goes the way of its neighbour.
std::optional<std::size_t> offered_on(const table::babylon::BoardView& view, clerk::babylon::Cell cell);
std::optional<std::size_t> offered_from(const table::babylon::BoardView& view, clerk::babylon::Cell cell,
                                        clerk::babylon::Cell neighbour);
/// The proposed terrace that is taken next: the highest over the cell, else the first. None: there is none.
std::optional<std::size_t> proposed_meant(const table::babylon::BoardView& view,
                                          std::optional<clerk::babylon::Cell> cell);

/// The anchors where the terrace in hand may lie.
using GhostAt = std::function<std::optional<table::babylon::Ghost>(clerk::babylon::Cell anchor)>;
std::vector<clerk::babylon::Cell> legal_anchors(const GhostAt& ghost_at);
/// Of the cells the one nearest to that one; none of them: the cell itself.
clerk::babylon::Cell nearest(const std::vector<clerk::babylon::Cell>& cells, clerk::babylon::Cell from);
/// The nearest that lies more that way than aside.
clerk::babylon::Cell nearest_that_way(const std::vector<clerk::babylon::Cell>& cells, clerk::babylon::Cell from, int dx,
                                      int dy);

/// "Board, c4, level 2: statue, built"
wxString in_words(const clerk::babylon::Garden& garden, clerk::babylon::Cell cell);

/// The board of one garden, seen from above: shows it, lets the pointer and the keys point into it. It decides nothing:
/// what may be built where is asked of the editor.
/// Arrow keys move a cursor, Enter and the space bar are a click. Shift with an arrow goes to the next place that way
/// where the terrace in hand may lie, or chooses the offered ornament from the cursor's cell that way. When a terrace
/// comes into the hand, the cursor goes to the nearest place for it.
class BoardCanvas : public wxWindow {
public:
    explicit BoardCanvas(wxWindow* parent);

    void show(BoardView view);
    void lay(PhotoShown photo); ///< under the grid, straightened for the level in hand
    const BoardView& shown() const { return view_; }

    /// Asked with the anchor under the pointer or cursor whenever it may have changed: what to draw there, if anything.
    std::function<std::optional<Ghost>(clerk::babylon::Cell anchor)> ghost_at;
    /// The spaces chosen so far of an ornament being attempted; drawn with the ghost's colours.
    std::function<std::optional<OrnamentGhost>(clerk::babylon::Cell cell)> ornament_ghost_at;
    std::function<void(clerk::babylon::Cell anchor)> on_place;       ///< a click (or Enter) while a terrace ghost shows
    std::function<void(clerk::babylon::Cell cell)> on_cell;          ///< a click (or Enter) on a cell otherwise
    std::function<void(const clerk::babylon::Building&)> on_offered; ///< a click on an offered ornament
    std::function<void(clerk::babylon::Cell cell)> on_menu;          ///< right click: what is there can be edited
    std::function<void()> on_outside;                                ///< a click beside the board
    std::function<void(std::optional<clerk::babylon::Cell>)>
        on_aim; ///< the cell under the pointer or cursor is another

    /// Asks for the ghost again: the tile in hand, its level, open corner or turn changed.
    void refresh_ghost();
    std::optional<Ghost> ghost() const { return ghost_; } ///< what is drawn

    /// The cursor goes to the next of the offered ornaments, Enter builds it.
    void choose_next_offered();

    /// The cell under the pointer, or moved to by arrow keys.
    std::optional<clerk::babylon::Cell> cursor() const { return aim_.cell; }
    /// Of what a photo proposes, the one that is taken next; none: nothing is proposed.
    std::optional<table::babylon::ProposedTerrace> proposed() const;
    /// Where a cell's middle is drawn, in the canvas' client coordinates (for tests that click).
    wxPoint centre(clerk::babylon::Cell cell) const;
    /// The anchor whose terrace would lie under this point; the cell corner nearest the pointer is the terrace's
    /// middle.
    std::optional<clerk::babylon::Cell> anchor_at(wxPoint point) const;
    wxPoint middle_of_anchor(clerk::babylon::Cell anchor) const;   ///< point that anchor_at maps back to the anchor
    wxPoint centre(const clerk::babylon::Building& offered) const; ///< where an offered ornament is clicked

private:
    BoardGeometry geometry() const { return BoardGeometry(GetClientSize()); }

    BoardAim aim_at(clerk::babylon::Cell cell) const;
    void aim(const BoardAim& at);
    void aim_again();
    void follow_level();
    void refresh_moving(); ///< what is drawn for what is aimed at
    bool holds_terrace() const;
    void act();
    void click(wxMouseEvent& event);
    void arrow(int dx, int dy, bool shift);

    void paint(PaintDC& dc);
    void draw_ground(wxMemoryDC& dc, const Screen& screen);
    void draw_cached(wxMemoryDC& dc, const Screen& screen);
    void draw_moving(wxGraphicsContext& gc);

    BoardView view_;
    BoardAim aim_;
    std::optional<wxPoint> pointer_;   ///< none: the keys moved the cursor last, or the pointer left
    std::optional<wxPoint> placed_at_; ///< by the last click
    std::optional<Ghost> ghost_;
    bool in_hand_ = false; ///< a terrace was, when asked last
    std::optional<OrnamentGhost> ornament_ghost_;
    PhotoShown photo_;
    int level_ = 1;       ///< that the photo is straightened for
    CachedBitmap ground_; ///< the empty board
    CachedBitmap cached_; ///< all that does not follow the pointer
    SpriteCache sprites_; ///< of the garden's pieces
    SpriteCache ghosts_;
};

}
