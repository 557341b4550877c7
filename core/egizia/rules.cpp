#include "core/egizia/rules.h"

#include "core/egizia/building.h"
#include "core/egizia/rounds.h"
#include "core/egizia/ships.h"
#include "core/egizia/stones.h"

#include <cassert>

namespace clerk::egizia::rules {

std::span<const Rule* const> all() {
    static const auto list =
        listed(rounds::of_the_beginning(), ships::of_a_ship(), building::before_the_stones(), stones::of_a_stone(),
               building::after_the_stones(), ending::of_the_whole(), ending::of_a_player(), ending::of_a_tile());
    return list;
}

const Rule& named(std::string_view id) {
    const auto found = std::ranges::find(all(), id, &Rule::id);
    assert(found != all().end());
    return **found;
}

}
