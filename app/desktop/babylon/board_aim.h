// What the pointer or the cursor on the board means, and how a cell is told to who hears it.
#pragma once

#include "app/desktop/babylon/board_geometry.h"
#include "app/table/babylon/board_view.h"

#include <functional>
#include <optional>
#include <vector>

namespace clerk::desktop::babylon {

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
wxString told(const clerk::babylon::Garden& garden, clerk::babylon::Cell cell);

}
