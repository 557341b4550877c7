// What carries each corner of the terraces that stand in a garden, what its spaces hold, and how it is built again:
// told from the garden alone.
#pragma once

#include "core/babylon/garden.h"

#include <vector>

namespace clerk::babylon {

/// The space that a corner of the terrace rests over: of the terrace next below, or a slot of the board.
Space below(const Garden& garden, const Terrace& terrace, Corner corner);
/// What carries the terrace, corner by corner. Requires that it stands in the garden.
Supports supports_of(const Garden& garden, const Terrace& terrace);

// What a space of a garden holds, so that nothing else can stand on it.

/// The first four are the kinds of ornaments.
enum class Holds : std::uint8_t { statue, fountain, bridge, stairs, pillar_statue, gazebo, pillar, bridge_above };

struct Occupant {
    Holds what = Holds::statue;
    int level = 0; ///< of the space; of `bridge_above` the bridge's own
    friend bool operator==(const Occupant&, const Occupant&) = default;
};

/// None: the space is free. A bridge that passes over it, the lowest, counts where the rulings say so.
std::optional<Occupant> occupant(const Garden& garden, Space space, bool bridge_covers);

/// A statue is there that became a pillar.
bool pillar_statue_at(const Garden& garden, Space space);

// How a garden that fell is built again: level by level, so that whatever carries something stands before it.

/// What is done at once: the pillars under a level's terraces, one terrace, or a level's ornaments.
struct RebuildStep {
    int level = 1;
    std::vector<Space> singles = {};  ///< spaces that single pillars are put on
    std::vector<Space> doubles = {};  ///< spaces that double pillars are put on
    std::vector<Space> carriers = {}; ///< of statues that stand already and carry a corner
    std::vector<Terrace> terraces = {};
    std::vector<Ornament> ornaments = {};
    friend bool operator==(const RebuildStep&, const RebuildStep&) = default;
};

std::vector<RebuildStep> rebuilding(const Garden& garden);

/// The garden as far as it is after the first so many steps. Pillars come with what rests on them.
Garden rebuilt(const Garden& garden, const std::vector<RebuildStep>& steps, std::size_t count);

}
