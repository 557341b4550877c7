#include "app/table/rajas/copy_facing.h"

#include "i18n/words.h"

#include <algorithm>

namespace clerk::table::rajas {

namespace {

/// Of the rulebook's example: a gap of 2 with fame 30 and money 65, and with fame 37 and money 52.
struct Known {
    std::size_t money;
    int fame;
};
constexpr Known examples[] = {{52, 35}, {65, 28}};

}

int proposed(int money) { return std::max(0, 61 - (money + 1) / 2); }

Facing proposed_facing(int last_money) {
    Facing facing;
    for (int money = 0; money <= last_money; ++money) facing.push_back(proposed(money));
    return facing;
}

Facing with_fame(Facing facing, std::size_t money, int fame) {
    if (money >= facing.size()) return facing;
    const int shift = fame - facing[money];
    for (std::size_t i = 0; i < money; ++i) facing[i] = std::max(facing[i], fame);
    for (std::size_t i = money; i < facing.size(); ++i) facing[i] = std::max(0, facing[i] + shift);
    return facing;
}

Facing ended_at(Facing facing, int last_money) {
    const auto wanted = static_cast<std::size_t>(std::clamp(last_money, 0, most_money)) + 1;
    if (facing.empty()) return proposed_facing(static_cast<int>(wanted) - 1);
    while (facing.size() < wanted) {
        const int money = static_cast<int>(facing.size());
        facing.push_back(std::max(0, facing.back() - (proposed(money - 1) - proposed(money))));
    }
    facing.resize(wanted);
    return facing;
}

wxString doubt(const Facing& facing) {
    for (const auto& [money, fame] : examples)
        if (money < facing.size() && facing[money] != fame)
            return i18n::fill_figures(_("In the rulebook's example fame {1} lies beside money {2}; here it is {3}."),
                                      {fame, static_cast<int>(money), facing[money]});
    return {};
}

}
