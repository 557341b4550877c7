#include "core/egizia/ships.h"

#include "core/egizia/rounds.h"

#include <algorithm>
#include <set>

namespace clerk::egizia::ships {

namespace {

const Rulings& rulings(const State& state) { return state.table->rulings; }

bool has_passed(const State& state, int player) { return state.round->passed[static_cast<std::size_t>(player)]; }

/// Places to mark; a ring space of the table's own board is none.
std::vector<Place> marked(const std::vector<Spot>& spots) {
    std::vector<Place> places;
    for (const Spot& spot : spots)
        if (const auto known = place(spot)) places.push_back(*known);
    return places;
}

Evidence at(const Sailing& sailing, std::vector<int> figures = {}) {
    return {marked({sailing.sail.at}), std::move(figures)};
}

/// A place, and where it comes along the Nile.
class OnTheNile {
public:
    OnTheNile(const State& state, const Spot& spot)
        : nile_(state.table->board.nile), spot_(spot), at_(std::ranges::find(nile_, spot)) {}

    /// Whether it lies upstream of another place; false also where it is not known.
    bool is_upstream_of(const Spot& other) const {
        const auto at = std::ranges::find(nile_, other);
        if (at_ != nile_.end() && at != nile_.end()) return at_ < at;
        return spot_.kind == other.kind && !spot_.is_ring() && spot_.number < other.number;
    }

private:
    const std::vector<Spot>& nile_;
    const Spot& spot_;
    std::vector<Spot>::const_iterator at_;
};

bool lies_on(const Lying& ship, const Spot& spot, int space) { return ship.at == spot && ship.space == space; }

bool takes_no_cards(const Spot& spot) { return spot == ring_space("heliopolis"); }

/// The effect of the ring space; none: it is none, or what it does is not known.
std::optional<Effect> known_effect(const Sailing& sailing) {
    if (!sailing.sail.at.is_ring()) return std::nullopt;
    return effect_of(sailing.state.table->board, sailing.sail.at.ring);
}

template <class Subject> Verdict passed(const Subject& subject) {
    if (rulings(subject.state).passing == egizia::Passing::again || !has_passed(subject.state, subject.player))
        return {};
    return Evidence{};
}

template <class Subject> Verdict not_at_turn(const Subject& subject) {
    const auto due = at_turn(subject.state);
    if (!due || *due == subject.player) return {};
    return Evidence{{}, {*due + 1}};
}

Verdict none_left(const Sailing& sailing) {
    if (left(sailing.state, sailing.player) > 0) return {};
    return Evidence{{}, {sailing.state.table->ships()}};
}

Verdict upstream(const Sailing& sailing) {
    if (sailing.sail.by_card) return {};
    const OnTheNile there(sailing.state, sailing.sail.at);
    for (const Lying& ship : sailing.state.round->ships)
        if (ship.player == sailing.player && there.is_upstream_of(ship.at))
            return Evidence{marked({sailing.sail.at, ship.at}), {takes_no_cards(sailing.sail.at) ? 1 : 0}};
    return {};
}

bool has_a_ship_there(const Sailing& sailing) {
    return sailing.sail.at.is_site() && distance(sailing.state, sailing.player, sailing.sail.at.site());
}

Verdict occupied(const Sailing& sailing) {
    const Sail& sail = sailing.sail;
    if (sail.by_card || (sail.at.is_site() && !sail.space)) return {};
    const auto there = [&](const Lying& ship) { return lies_on(ship, sail.at, sail.space.value_or(0)); };
    if (std::ranges::none_of(sailing.state.round->ships, there)) return {};
    const int space = takes_no_cards(sail.at) ? -1 : sail.space.value_or(0);
    return at(sailing, {space, has_a_ship_there(sailing) ? 1 : 0});
}

Verdict twice(const Sailing& sailing) {
    if (!has_a_ship_there(sailing)) return {};
    return at(sailing);
}

Verdict closed(const Sailing& sailing) {
    const int open = sailing.state.table->open_spaces();
    if (!sailing.sail.space || *sailing.sail.space <= open) return {};
    return at(sailing, {*sailing.sail.space, open});
}

Verdict not_the_next(const Sailing& sailing) {
    if (rulings(sailing.state).site_space != SiteSpace::next || !sailing.sail.space) return {};
    const auto free = free_spaces(sailing.state, sailing.sail.at.site());
    if (free.empty() || free.front() == *sailing.sail.space) return {};
    return at(sailing, {*sailing.sail.space, free.front()});
}

Verdict no_cards(const Sailing& sailing) {
    const Sail& sail = sailing.sail;
    if (!takes_no_cards(sail.at) || (!sail.gain && !sail.by_card)) return {};
    return at(sailing, {sail.gain ? 1 : 0, sail.by_card ? 1 : 0});
}

bool all_different(const std::vector<Crew>& crews) {
    return std::set(crews.begin(), crews.end()).size() == crews.size();
}

Verdict wrong_raise(const Sailing& sailing) {
    const auto effect = known_effect(sailing);
    if (!effect) return {};
    const auto& entered = sailing.sail.raise;
    if (effect->of_choice) {
        const auto crews = entered.value_or(std::vector<Crew>{});
        const auto count = static_cast<int>(crews.size());
        if (count == *effect->of_choice && all_different(crews)) return {};
        return at(sailing, {*effect->of_choice, count});
    }
    if (!entered || std::ranges::is_permutation(*entered, effect->gain.raise)) return {};
    std::vector<int> figures{-1};
    for (const Crew crew : effect->gain.raise) figures.push_back(static_cast<int>(crew));
    return at(sailing, std::move(figures));
}

// What is wrong with a move of the water ring, for findings.
constexpr int not_moved_there = 0, not_by_one = 1, has_to_move = 2, not_by_one_and_has_to = 3;

Verdict wrong_move(const Sailing& sailing) {
    const auto effect = known_effect(sailing);
    if (!effect) return {};
    const int ring = sailing.state.ring, entered = sailing.sail.ring.value_or(ring);
    if (!effect->moves_ring) {
        if (!sailing.sail.ring) return {};
        return at(sailing, {not_moved_there, ring, entered});
    }
    const int steps = std::abs(entered - ring);
    const bool must = rulings(sailing.state).ring == Ring::must;
    if (steps == 0 && must) return at(sailing, {has_to_move, ring, entered});
    if (steps < 2 || rulings(sailing.state).ring_way == RingWay::circle) return {};
    return at(sailing, {must ? not_by_one_and_has_to : not_by_one, ring, entered});
}

constexpr bool waivable = true;
constexpr Rule already_passed{"ship.passed", waivable}, another_ones_turn{"ship.order", waivable};

// Behind each: the figures of its finding.
constexpr Check<Passing> passing[] = {
    {already_passed, passed<Passing>},         //
    {another_ones_turn, not_at_turn<Passing>}, // number of the player at turn
};

constexpr Check<Sailing> sailing_a_ship[] = {
    {already_passed, passed<Sailing>},         //
    {another_ones_turn, not_at_turn<Sailing>}, // number of the player at turn
    {{"ship.none"}, none_left},                // ships of a player
    {{"ship.upstream", waivable}, upstream},   // 1: at Heliopolis
    {{"space.occupied", waivable}, occupied}, // space of the site, -1 Heliopolis, 0 others; 1: the player has one there
    {{"site.twice", waivable}, twice},        //
    {{"site.closed", waivable}, closed},      // space, open spaces
    {{"site.next", waivable}, not_the_next},  // space, the free one nearest the Nile
    {{"space.no-cards", waivable}, no_cards}, // 1: a gain; 1: the ship lies there by a card
    {{"space.raise", waivable}, wrong_raise}, // how many may be chosen, how many were; or -1 and the crews shown
    {{"ring.move", waivable}, wrong_move},    // what is wrong, where the ring lay, where it was put
};
constexpr std::size_t rules_of_the_place = 8;

// Carrying out

int space_taken(const State& state, const Sail& sail) {
    if (!sail.at.is_site()) return 0;
    const auto free = free_spaces(state, sail.at.site());
    return sail.space.value_or(free.empty() ? 0 : free.front());
}

void give_effect(State& state, int player, const Sail& sail) {
    Effect effect = effect_of(state.table->board, sail.at.ring).value_or(Effect{});
    if (sail.raise) effect.gain.raise = *sail.raise;
    give(state, player, effect.gain);
    state.ring = sail.ring.value_or(state.ring);
}

/// What a card gives: as typed, else as described.
const Gain* gain_of(const State& state, const Sail& sail) {
    if (sail.gain) return &*sail.gain;
    return sail.card ? state.table->board.card(*sail.card) : nullptr;
}

void carry_out(State& state, int player, const Sail& sail) {
    Progress& round = *state.round;
    round.ships.push_back({sail.at, space_taken(state, sail), player});
    round.passed[static_cast<std::size_t>(player)] = false;
    round.last_at_turn = player;
    if (sail.at.is_ring()) give_effect(state, player, sail);
    if (const Gain* gain = gain_of(state, sail)) give(state, player, *gain);
}

void carry_out(State& state, int player, const egizia::Pass& /*pass*/) {
    state.round->passed[static_cast<std::size_t>(player)] = true;
    if (left(state, player) > 0) state.round->last_at_turn = player;
}

void carry_out(State& state, int player, const Use& use) { give(state, player, use.gain); }

Findings check(const State& state, int player, const Sail& sail) {
    return judge(sailing_a_ship, Sailing{state, player, sail});
}
Findings check(const State& state, int player, const egizia::Pass& /*pass*/) {
    if (left(state, player) == 0) return {};
    return judge(passing, Passing{state, player});
}
Findings check(const State& /*state*/, int /*player*/, const Use& /*use*/) { return {}; }

}

Checks<Sailing> of_a_ship() { return sailing_a_ship; }
Checks<Sailing> of_the_place() { return Checks<Sailing>(sailing_a_ship).first(rules_of_the_place); }

Findings check(const State& state, const Ship& ship) {
    return std::visit([&](const auto& what) { return check(state, ship.player, what); }, ship.what);
}

int left(const State& state, int player) {
    return state.table->ships() - static_cast<int>(std::ranges::count(state.round->ships, player, &Lying::player));
}

std::optional<int> at_turn(const State& state) {
    const auto& order = state.round->order;
    const auto& last = state.round->last_at_turn;
    const auto first = last ? std::ranges::find(order, *last) - order.begin() + 1 : 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const int player = order[(static_cast<std::size_t>(first) + i) % order.size()];
        const bool out = rulings(state).passing == egizia::Passing::once_and_for_all && has_passed(state, player);
        if (!out && left(state, player) > 0) return player;
    }
    return std::nullopt;
}

std::vector<int> free_spaces(const State& state, Site site) {
    const Spot there = spot(site);
    std::vector<int> free;
    for (int space = 1; space <= state.table->open_spaces(); ++space)
        if (std::ranges::none_of(state.round->ships, [&](const Lying& ship) { return lies_on(ship, there, space); }))
            free.push_back(space);
    return free;
}

std::optional<int> distance(const State& state, int player, Site site) {
    constexpr int waiting = site_spaces + 1, more_than_ships = 1000;
    const Spot there = spot(site);
    std::optional<int> nearest;
    int placed = 0;
    for (const Lying& ship : state.round->ships) {
        ++placed;
        if (ship.player != player || ship.at != there) continue;
        const int far = (ship.space == 0 ? waiting : ship.space) * more_than_ships + placed;
        nearest = std::min(nearest.value_or(far), far);
    }
    return nearest;
}

void carry_out(State& state, const Ship& ship) {
    std::visit([&](const auto& what) { carry_out(state, ship.player, what); }, ship.what);
}

}
