#include "core/alhambra/actions.h"

#include <algorithm>
#include <cassert>
#include <iterator>

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

namespace clerk::alhambra::redesign {

namespace {

bool among(const std::vector<Tile>& tiles, const Tile& tile) { return std::ranges::find(tiles, tile) != tiles.end(); }

Cells difference(const Cells& cells, const Cells& others) {
    Cells left;
    std::ranges::set_difference(cells, others, std::back_inserter(left));
    return left;
}

/// The tile on a cell as figures: none for the fountain.
std::vector<int> figures(const Tile* tile) { return tile ? std::vector{figure(*tile)} : std::vector<int>{}; }

Verdict apart(const Palace& neighbours, const Tile& tile, Cell at, bool bound = false) {
    if (std::ranges::any_of(sides, [&](Side side) { return neighbours.built(at.beyond(side)); })) return {};
    return Evidence{{place(at)}, {figure(tile), bound}};
}

Verdict edges(const Palace& neighbours, const Tile& tile, Cell at, bool bound = false) {
    const auto differ = [&](Side side) {
        const Cell next = at.beyond(side);
        return neighbours.built(next) && tile.walls.on(side) != neighbours.walls(next).on(opposite(side));
    };
    if (std::ranges::none_of(sides, differ)) return {};
    Evidence evidence{{place(at)}, {figure(tile), bound}};
    for (const Side side : sides) {
        if (!differ(side)) continue;
        const Tile* neighbour = neighbours.tile_at(at.beyond(side));
        evidence.places.push_back(place(at.beyond(side)));
        for (const int told :
             {static_cast<int>(side), tile.walls.on(side) ? 1 : 0, neighbour ? figure(*neighbour) : the_fountain})
            evidence.figures.push_back(told);
    }
    return evidence;
}

Verdict reach(const Palace& palace, const Tile& tile, Cell at, bool bound = false) {
    if (reached(palace, at)) return {};
    return Evidence{{place(at)}, {figure(tile), bound}};
}

Verdict turn_tile(const Change& change) {
    if (among(change.state.progress.aside, *change.tile)) return {};
    return Evidence{{}, {figure(*change.tile), change.state.over}};
}

Verdict remove_empty(const Change& change) {
    if (change.before().built(*change.out)) return {};
    return Evidence{{place(*change.out)}};
}

Verdict remove_fountain(const Change& change) {
    if (*change.out != fountain) return {};
    return Evidence{{place(fountain)}};
}

Verdict no_tile(const Change& change) {
    if (among(change.state.seat().reserve, *change.tile)) return {};
    return Evidence{{}, {figure(*change.tile)}};
}

/// To the cell of the tile that leaves.
bool bound_to_a_cell(const Change& change) {
    return change.kind == Kind::swap && change.state.rulings.swap == SwapTo::same_place;
}

Verdict swap_elsewhere(const Change& change) {
    if (!bound_to_a_cell(change) || change.at == *change.out) return {};
    return Evidence{{place(*change.out), place(change.at)}};
}

Verdict occupied(const Change& change) {
    const Palace palace = change.without();
    if (!palace.built(change.at)) return {};
    return Evidence{{place(change.at)}, figures(palace.tile_at(change.at))};
}

Verdict apart(const Change& change) {
    return apart(change.without(), *change.tile, change.at, bound_to_a_cell(change));
}
Verdict edges(const Change& change) {
    return edges(change.without(), *change.tile, change.at, bound_to_a_cell(change));
}
Verdict reach(const Change& change) { return reach(change.after(), *change.tile, change.at, bound_to_a_cell(change)); }

Verdict cut(const Change& change) {
    Cells lost = difference(reachable(change.before()), reachable(change.after()));
    std::erase(lost, *change.out);
    if (lost.empty()) return {};
    Evidence evidence{places(lost), {figure(*change.before().tile_at(*change.out))}};
    for (const Cell cell : lost) evidence.figures.push_back(figure(*change.before().tile_at(cell)));
    return evidence;
}

/// Whatever was a hole before is not held against this change.
Verdict hole(const Change& change) {
    Cells closed_in = holes(change.after());
    if (!closed_in.empty()) closed_in = difference(closed_in, holes(change.before()));
    if (closed_in.empty()) return {};
    return Evidence{places(closed_in), {static_cast<int>(closed_in.size())}};
}

Verdict apart_when_finished(const Lying& lying) { return apart(lying.whole, lying.tile, lying.at); }
Verdict edges_when_finished(const Lying& lying) { return edges(lying.before, lying.tile, lying.at); }
Verdict reach_when_finished(const Lying& lying) { return reach(lying.whole, lying.tile, lying.at); }

constexpr unsigned bit(Kind kind) { return 1U << static_cast<unsigned>(kind); }
constexpr unsigned builds = bit(Kind::build), removes = bit(Kind::remove), swaps = bit(Kind::swap),
                   puts = bit(Kind::place), gives = bit(Kind::give);
constexpr bool waivable = true;

// Behind each: the figures of its finding.
constexpr RedesignCheck redesigning[] = {
    {{"turn.tile"}, puts | gives, turn_tile},                // tile, 1: at the end of the game
    {{"remove.empty"}, removes | swaps, remove_empty},       //
    {{"remove.fountain"}, removes | swaps, remove_fountain}, //
    {{"reserve.no-tile"}, builds | swaps, no_tile},          // tile
    {{"swap.elsewhere", waivable}, swaps, swap_elsewhere},   //
    {occupied_cell, builds | swaps | puts, occupied},        // tile that lies there; none: the fountain
    // tile, 1: in a swap it must lie where the old one lay
    {{"place.apart", waivable}, builds | swaps | puts, apart, apart_when_finished},
    // the same; of each side where it does not fit: the side, 1 when the wall is its own, the neighbour
    {{"place.edges", waivable}, builds | swaps | puts, edges, edges_when_finished},
    {{"place.reach", waivable}, builds | swaps | puts, reach, reach_when_finished}, // as of place.apart
    {{"palace.cut", waivable}, removes | swaps, cut},                               // tile that leaves, those cut off
    {palace_hole, builds | removes | swaps | puts, hole},                           // cells of the hole
};

}

Palace Change::without() const {
    Palace palace = before();
    if (out) palace.lift(*out);
    return palace;
}

Palace Change::after() const {
    Palace palace = without();
    if (tile) palace.lay(*tile, at);
    return palace;
}

Change change(const State& state, const Build& build) { return {state, Kind::build, {}, build.tile, build.at}; }
Change change(const State& state, const Remove& remove) { return {state, Kind::remove, remove.at}; }
Change change(const State& state, const Swap& swap) { return {state, Kind::swap, swap.out, swap.tile, swap.at}; }
Change change(const State& state, const PutDown& put) { return {state, Kind::place, {}, put.tile, put.at}; }
Change change(const State& state, const Give& give) { return {state, Kind::give, {}, give.tile}; }

std::span<const RedesignCheck> checks() { return redesigning; }

std::vector<Place> places(const Cells& cells) {
    std::vector<Place> marked;
    for (const Cell cell : cells) marked.push_back(place(cell));
    return marked;
}

}
