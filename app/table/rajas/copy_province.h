// The province board as it is written down: its places, and what is at their sides on the rim.
#pragma once

#include "core/rajas/pieces.h"

#include <optional>

#include <wx/string.h>

namespace clerk::table::rajas {

namespace game = clerk::rajas;

/// A side with so many columns and rows, all of them places.
game::ProvinceSide plain_side(int columns, int rows);

/// A change, or why it cannot be made: what was entered at the rim is not lost by it.
struct ChangedSide {
    game::ProvinceSide side;
    wxString why_not = {};
};
ChangedSide resized(const game::ProvinceSide& side, int columns,
                    int rows); ///< columns go in the east, rows in the south
ChangedSide with_place_changed(const game::ProvinceSide& side, game::Cell cell); ///< a place becomes none, or one
/// An exit comes or goes at a side on the rim.
ChangedSide with_exit_changed(const game::ProvinceSide& side, const game::Edge& edge);
/// What is there; neither reward nor colour: nothing.
ChangedSide with_yield(const game::ProvinceSide& side, const game::Yield& yield);

/// The side of a place on the rim that is meant where somebody points at this side of a cell, from within or without.
std::optional<game::Edge> rim_edge(const game::ProvinceSide& side, const game::Edge& pointed);

}
