// What a space of a garden holds, so that nothing else can stand on it.
#pragma once

#include "core/babylon/garden.h"

namespace clerk::babylon {

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

}
