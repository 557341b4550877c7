#include "core/rajas/game.h"

namespace clerk::rajas {

std::string_view id(Variant variant) {
    constexpr std::string_view ids[] = {"basic", "navaratnas", "mixed"};
    return ids[static_cast<std::size_t>(variant)];
}

std::string_view id(const Spot& spot) {
    return spot.kind == SpotKind::own ? std::string_view(spot.name) : spot_ids[static_cast<std::size_t>(spot.kind)];
}

std::optional<Good> good(SpotKind kind) {
    if (kind < SpotKind::silk || kind > SpotKind::spices) return std::nullopt;
    return static_cast<Good>(static_cast<int>(kind) - static_cast<int>(SpotKind::silk));
}

std::optional<Chamber> chamber(SpotKind kind) {
    if (kind < SpotKind::mogul || kind > SpotKind::portuguese) return std::nullopt;
    return static_cast<Chamber>(static_cast<int>(kind) - static_cast<int>(SpotKind::mogul));
}

bool takes_coins(SpotKind kind) { return kind == SpotKind::quarry || kind == SpotKind::harbour; }

}
