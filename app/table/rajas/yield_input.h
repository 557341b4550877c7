// Yield tiles of the Navaratnas: into a slot that is described, or at the side of a cell where the province is not.
#pragma once

#include "app/table/rajas/outcome.h"

namespace clerk::table::rajas {

bool owes_yield(const Position& position);

/// A slot in which no yield tile lies yet.
struct FreeSlot {
    game::Edge at;
    game::YieldColour colour = {};
    friend bool operator==(const FreeSlot&, const FreeSlot&) = default;
};
/// Of the province of the player at turn, in the order of its description; none where it is not described.
std::vector<FreeSlot> free_slots(const Position& position);

Outcome lay_yield(const Position& position, Entry entry, const game::Edge& at);

// Where the province is not described: its colour, the side of the cell, then a click on the cell.
Outcome choose_yield(const Position& position, Entry entry, game::YieldColour colour);
Outcome choose_yield_side(const Position& position, Entry entry, game::Side side);

}
