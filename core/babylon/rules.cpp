#include "core/babylon/rules.h"

#include "core/babylon/building.h"
#include "core/babylon/placing.h"

#include <cassert>

namespace clerk::babylon::rules {

std::span<const Rule* const> all() {
    static const auto list =
        listed(beginning::checks(), beginning::tile_checks(), placing::checks(), building::checks());
    return list;
}

const Rule& named(std::string_view id) {
    const auto found = std::ranges::find(all(), id, &Rule::id);
    assert(found != all().end());
    return **found;
}

}
