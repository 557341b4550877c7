#include "core/babylon/occupant.h"

#include <algorithm>

namespace clerk::babylon {

namespace {

const Ornament* ornament_at(const Garden& garden, Space space) {
    const auto found =
        std::ranges::find_if(garden.ornaments(), [space](const Ornament& o) { return o.a == space || o.b == space; });
    return found == garden.ornaments().end() ? nullptr : &*found;
}

int level_of_bridge_over(const Garden& garden, Space space) {
    Space passed = space;
    while (!garden.bridge_passes(passed)) ++passed.level;
    return passed.level;
}

}

bool pillar_statue_at(const Garden& garden, Space space) {
    const Ornament* there = ornament_at(garden, space);
    return there && there->kind == Kind::statue && !garden.statue_stands(space);
}

std::optional<Occupant> occupant(const Garden& garden, Space space, bool bridge_covers) {
    if (!garden.taken(space) && !(bridge_covers && garden.bridged(space))) return std::nullopt;
    const auto holds = [&](Holds what) { return Occupant{what, space.level}; };
    if (pillar_statue_at(garden, space)) return holds(Holds::pillar_statue);
    if (const Ornament* there = ornament_at(garden, space)) return holds(static_cast<Holds>(there->kind));
    if (garden.gazebo_at(space)) return holds(Holds::gazebo);
    if (garden.taken(space)) return holds(Holds::pillar);
    return Occupant{Holds::bridge_above, level_of_bridge_over(garden, space)};
}

}
