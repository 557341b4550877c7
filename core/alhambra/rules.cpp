#include "core/alhambra/rules.h"

#include "core/alhambra/actions.h"
#include "core/alhambra/ending.h"

#include <cassert>

namespace clerk::alhambra::rules {

std::span<const Rule* const> all() {
    static const auto list =
        listed(actions::of_the_beginning(), actions::of_all(), actions::of_taking(), actions::of_buying(),
               redesign::checks(), ending::of_the_turn(), ending::of_the_game(), ending::of_winning());
    return list;
}

const Rule& named(std::string_view id) {
    const auto found = std::ranges::find(all(), id, &Rule::id);
    assert(found != all().end());
    return **found;
}

}
