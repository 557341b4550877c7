#include "core/rajas/rules.h"

#include "core/rajas/building.h"
#include "core/rajas/owing.h"
#include "core/rajas/turns.h"
#include "core/rajas/visiting.h"

#include <cassert>

namespace clerk::rajas::rules {

std::span<const Rule* const> all() {
    static const auto list = [] {
        auto rules = listed(visiting::of_the_beginning(), visiting::of_a_worker(), building::of_a_tile());
        const auto add = [&](const std::vector<const Rule*>& more) {
            for (const Rule* rule : more)
                if (std::ranges::find(rules, rule->id, &Rule::id) == rules.end()) rules.push_back(rule);
        };
        add(owing::all());
        add(listed(ending::of_the_turn(), ending::of_the_game()));
        return rules;
    }();
    return list;
}

const Rule& named(std::string_view id) {
    const auto found = std::ranges::find(all(), id, &Rule::id);
    assert(found != all().end());
    return **found;
}

}
