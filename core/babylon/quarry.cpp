#include "core/babylon/quarry.h"

#include <cassert>

namespace clerk::babylon {

Quarry::Quarry(const std::vector<Cell>& removed_clay) {
    for (int y = 0; y < quarry_size; ++y)
        for (int x = 0; x < quarry_size; ++x) heights_[index(Cell{}.moved(x, y))] = 3;
    for (Cell stack : removed_clay) take(stack);
}

Material Quarry::top(Cell stack) const {
    assert(height(stack) > 0);
    constexpr std::array from_below{Material::basalt, Material::granite, Material::clay};
    return from_below[static_cast<std::size_t>(height(stack) - 1)];
}

int Quarry::edges(Cell stack) const {
    const auto not_higher = [&](int dx, int dy) {
        return static_cast<int>(height(stack.moved(dx, dy)) <= height(stack));
    };
    return not_higher(0, 1) + not_higher(1, 0) + not_higher(0, -1) + not_higher(-1, 0);
}

}
