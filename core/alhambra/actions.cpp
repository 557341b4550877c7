#include "core/alhambra/actions.h"

#include "core/alhambra/rules.h"

#include <algorithm>

namespace clerk::alhambra::actions {

namespace {

constexpr int most_for_several = 5; ///< together, when more than one card is taken

bool full(const Buying& buying) { return buying.state.depth == Depth::full; }

}

Verdict order(const State& state) {
    if (!state.progress.placed) return {};
    return Finding{&rules::order};
}

Verdict actions(const State& state) {
    if (state.progress.actions_left > 0) return {};
    return Finding{&rules::actions};
}

Verdict not_there(const Taking& taking) {
    const auto missing = taking.state.money.lacking(taking.take.cards);
    if (!missing) return {};
    return Finding{&rules::take_not_there, {}, {figure(*missing)}};
}

Verdict sum(const Taking& taking) {
    const int together = alhambra::sum(taking.take.cards);
    if (taking.take.cards.size() == 1 || together <= most_for_several) return {};
    return Finding{&rules::take_sum, {}, {together}};
}

Verdict empty(const Buying& buying) {
    if (!full(buying)) {
        if (buying.state.tiles_on_market() > 0) return {};
        return Finding{&rules::buy_empty};
    }
    if (buying.state.market.at(buying.buy.space)) return {};
    return Finding{&rules::buy_empty, {}, {static_cast<int>(buying.buy.space)}};
}

Verdict twice(const Buying& buying) {
    if (full(buying) || !buying.state.came_up[number(*buying.buy.tile)]) return {};
    return Finding{&rules::tile_twice, {}, {figure(*buying.buy.tile)}};
}

Verdict not_held(const Buying& buying) {
    const auto missing = buying.state.seat().hand.lacking(buying.buy.pay);
    if (!missing) return {};
    return Finding{&rules::pay_not_held, {}, {figure(*missing)}};
}

Verdict currency(const Buying& buying) {
    const auto other =
        std::ranges::find_if(buying.buy.pay, [&](const Card& card) { return card.currency != buying.buy.space; });
    if (other == buying.buy.pay.end()) return {};
    return Finding{&rules::pay_currency, {}, {figure(*other), static_cast<int>(buying.buy.space)}};
}

Verdict too_little(const Buying& buying) {
    if (!full(buying)) return {};
    const int paid = alhambra::sum(buying.buy.pay), price = tile_of(buying.state, buying.buy).price;
    if (paid >= price) return {};
    return Finding{&rules::pay_short, {}, {paid, price}};
}

Tile tile_of(const State& state, const Buy& buy) {
    return state.depth == Depth::full ? *state.market.at(buy.space) : *buy.tile;
}

}
