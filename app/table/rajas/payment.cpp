#include "app/table/rajas/payment.h"

#include "core/rajas/building.h"
#include "core/rajas/visiting.h"

#include <algorithm>

namespace clerk::table::rajas {

namespace {

/// Of those dice the ones that are worth enough with the least too much; of equal ones the fewest. All: too little.
game::Dice cheapest(const game::Dice& dice, int due) {
    game::Dice best = dice;
    for (unsigned bits = 0; bits < 1U << dice.size(); ++bits) {
        game::Dice some;
        for (std::size_t i = 0; i < dice.size(); ++i)
            if ((bits >> i & 1U) != 0) some.push_back(dice[i]);
        const int worth = sum(some), best_worth = sum(best);
        if (worth >= due &&
            (best_worth < due || worth < best_worth || (worth == best_worth && some.size() < best.size())))
            best = std::move(some);
    }
    return best;
}

}

game::Dice chosen_dice(const Position& position, const Entry& entry) {
    const game::Dice& held = position.ready->seat().dice;
    game::Dice dice;
    for (std::size_t i = 0; i < std::min(held.size(), entry.paying.size()); ++i)
        if (entry.paying[i]) dice.push_back(held[i]);
    return dice;
}

game::Dice payment(const Position& position, const Entry& entry, game::Cell cell) {
    if (!position.full()) return {};
    if (game::Dice dice = chosen_dice(position, entry); !dice.empty()) return dice;
    game::Dice dice;
    for (const game::Die& die : position.ready->seat().dice)
        if (entry.tile.colour == die.colour) dice.push_back(die);
    const game::Lay lay{.tile = entry.tile, .at = cell};
    return cheapest(dice, game::building::due({*position.ready, lay}));
}

game::Dice payment(const Position& position, const Entry& entry, const game::Spot& spot) {
    if (game::Dice dice = chosen_dice(position, entry); !dice.empty()) return dice;
    const game::Asked asked = game::visiting::asked(*position.ready, spot);
    if (asked.kind == game::Asked::Kind::none) return {};
    game::Dice held = position.ready->seat().dice;
    std::ranges::stable_sort(held, {}, &game::Die::value);
    const auto found = std::ranges::find_if(held, [&](game::Die die) { return asked.met_by(die); });
    return found == held.end() ? game::Dice{} : game::Dice{*found};
}

std::vector<bool> proposed(const Position& position, const Entry& entry) {
    const bool chosen = std::ranges::find(entry.paying, true) != entry.paying.end();
    if (!position.may_enter() || !position.full() || chosen || !entry.tile.colour || !entry.tile.price) return {};
    if (position.ready->progress.owed.tiles == 0) return {};
    game::Dice left;
    for (const game::Die& die : position.ready->seat().dice)
        if (die.colour == entry.tile.colour) left.push_back(die);
    game::Dice pays = cheapest(left, *entry.tile.price);
    if (sum(pays) < *entry.tile.price) return {};
    std::vector<bool> which;
    for (const game::Die& die : position.ready->seat().dice) {
        const auto found = std::ranges::find(pays, die);
        which.push_back(found != pays.end());
        if (found != pays.end()) pays.erase(found);
    }
    return which;
}

}
