// Round marks of a photo that lie in rows and columns on one plane, as the slots of a board do.
#pragma once

#include "app/photo/algebra.h"
#include "app/photo/picture.h"

#include <vector>

namespace clerk::photo {

struct LatticeSlot {
    int column = 0, row = 0;
    Point seen; ///< its middle, in pixels
};

struct SlotLattice {
    std::vector<LatticeSlot> slots = {}; ///< columns and rows are counted from any of them
    Matrix plane{};                      ///< from columns and rows to pixels: whole numbers are the slots' middles
    double error = 0;                    ///< of a slot from its place, in cells, at the median
};

/// Marks darker than what is round them, and lighter ones, each lattice of at least `least_slots`. That of most slots
/// first. The size of a cell and of a slot is not known; a slot is no wider than half a cell.
std::vector<SlotLattice> slot_lattices(const Picture& photo);
inline constexpr std::size_t least_slots = 7;

}
