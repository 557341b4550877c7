#include "core/babylon/quarry.h"

#include <cassert>

namespace clerk::babylon {

Quarry::Quarry(const std::vector<Cell>& removed_clay) {
    heights_.fill(3);
    for (Cell stack : removed_clay) take(stack);
}

Material Quarry::top(Cell stack) const {
    assert(height(stack) > 0);
    constexpr std::array from_below{Material::basalt, Material::granite, Material::clay};
    return from_below[static_cast<std::size_t>(height(stack) - 1)];
}

int Quarry::edges(Cell stack) const {
    int pillars = 0;
    for (Cell next : {stack.moved(0, 1), stack.moved(1, 0), stack.moved(0, -1), stack.moved(-1, 0)}) {
        const bool border = next.x < 0 || next.y < 0 || next.x >= quarry_size || next.y >= quarry_size;
        if (border || height(next) <= height(stack)) ++pillars;
    }
    return pillars;
}

}
