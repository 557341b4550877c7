#include "core/alhambra/rebuilding.h"

#include <algorithm>

namespace clerk::alhambra {

namespace {

bool beside(const Palace& palace, Cell cell) {
    return std::ranges::any_of(sides, [&](Side side) { return palace.built(cell.beyond(side)); });
}

}

std::vector<Laid> rebuilding(const Palace& palace) {
    std::vector<Laid> left = palace.tiles(), order;
    Palace laid;
    while (!left.empty()) {
        auto next = std::ranges::find_if(left, [&](const Laid& tile) { return beside(laid, tile.at); });
        if (next == left.end()) next = left.begin(); // a waived one that lies apart
        laid.lay(next->tile, next->at);
        order.push_back(*next);
        left.erase(next);
    }
    return order;
}

}
