#include "core/alhambra/actions.h"

#include <algorithm>
#include <cassert>

namespace clerk::alhambra::actions {

namespace {

constexpr int most_for_several = 5; ///< together, when more than one card is taken

std::vector<int> figures(const std::vector<Card>& cards) {
    std::vector<int> all;
    for (const Card& card : cards) all.push_back(figure(card));
    return all;
}

bool full(const Buying& buying) { return buying.state.depth == Depth::full; }

Verdict game_over(const State& state) {
    if (!state.over) return {};
    return Evidence{};
}

Verdict order(const State& state) {
    if (!state.progress.placed) return {};
    return Evidence{{}, {state.progress.given_first}};
}

Verdict actions(const State& state) {
    if (state.progress.actions_left > 0) return {};
    return Evidence{{}, {state.progress.inexact}};
}

/// Broken where these cards are not among those there; of some there may be too few.
Verdict lacking(const Cards& there, const std::vector<Card>& cards) {
    const std::vector<Card> missing = there.lacking(cards);
    if (missing.empty()) return {};
    const bool too_few = std::ranges::any_of(missing, [&](const Card& card) { return there.count(card) > 0; });
    std::vector<int> told = figures(missing);
    told.insert(told.begin() + 1, too_few);
    return Evidence{{}, std::move(told)};
}

Verdict not_there(const Taking& taking) { return lacking(taking.state.money, taking.take.cards); }

Verdict sum(const Taking& taking) {
    const int together = alhambra::sum(taking.take.cards);
    if (taking.take.cards.size() == 1 || together <= most_for_several) return {};
    return Evidence{{}, {together}};
}

Verdict empty(const Buying& buying) {
    if (!full(buying)) {
        if (buying.state.tiles_on_market() > 0) return {};
        return Evidence{};
    }
    if (buying.state.market.at(buying.buy.space)) return {};
    return Evidence{{}, {static_cast<int>(buying.buy.space)}};
}

Verdict twice(const Buying& buying) {
    if (full(buying) || !buying.state.came_up[number(*buying.buy.tile)]) return {};
    return Evidence{{}, {figure(*buying.buy.tile)}};
}

Verdict not_held(const Buying& buying) { return lacking(buying.state.seat().hand, buying.buy.pay); }

Verdict currency(const Buying& buying) {
    std::vector<Card> others;
    for (const Card& card : buying.buy.pay)
        if (card.currency != buying.buy.space && std::ranges::find(others, card) == others.end())
            others.push_back(card);
    if (others.empty()) return {};
    std::vector<int> told = figures(others);
    told.insert(told.begin() + 1, static_cast<int>(buying.buy.space));
    return Evidence{{}, std::move(told)};
}

Verdict too_little(const Buying& buying) {
    if (!full(buying)) return {};
    const int paid = alhambra::sum(buying.buy.pay), price = tile_of(buying.state, buying.buy).price;
    if (paid >= price) return {};
    return Evidence{{}, {paid, price}};
}

constexpr bool waivable = true;

// Behind each: the figures of its finding.
constexpr Check<State> beginning_a_turn[] = {
    {{"turn.game-over"}, game_over}, //
};

constexpr Check<State> acting[] = {
    {order_of_steps, order},               // 1: the first tile was given, not placed
    {{"turn.actions", waivable}, actions}, // 1: a purchase before it was not paid exactly
};
// So what else an action breaks can always be asked.
static_assert(std::ranges::all_of(acting, &Rule::waivable, &Check<State>::rule));

constexpr Check<Taking> taking_money[] = {
    {{"take.not-there"}, not_there}, // card, 1: some lie there but too few, other cards
    {{"take.sum", waivable}, sum},   // sum of the cards
};

constexpr Check<Buying> buying_a_tile[] = {
    {{"buy.empty"}, empty},                 // currency of the space; none in depth builds
    {tile_twice, twice},                    // tile
    {{"pay.not-held"}, not_held},           // card, 1: some are held but too few, other cards
    {{"pay.currency", waivable}, currency}, // card, currency of the space, other cards
    {{"pay.short", waivable}, too_little},  // paid, price
};

}

Checks<State> of_the_beginning() { return beginning_a_turn; }
Checks<State> of_all() { return acting; }
Checks<Taking> of_taking() { return taking_money; }
Checks<Buying> of_buying() { return buying_a_tile; }

Tile tile_of(const State& state, const Buy& buy) {
    assert(state.depth == Depth::full ? state.market.at(buy.space).has_value() : buy.tile.has_value());
    return state.depth == Depth::full ? *state.market.at(buy.space) : *buy.tile;
}

}
