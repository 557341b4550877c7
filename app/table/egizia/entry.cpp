#include "app/table/egizia/entry.h"

#include "core/finding.h"

#include <algorithm>
#include <span>

namespace clerk::table::egizia {

namespace {

std::span<const game::Build> builds_of(const Position& position) {
    const game::Round* round = position.round();
    return round && round->builds ? std::span(*round->builds) : std::span<const game::Build>();
}

std::span<const game::Ship> ships_of(const Position& position) {
    const game::Round* round = position.round();
    return round ? std::span(round->ships) : std::span<const game::Ship>();
}

/// The last entry of a list, of the player looked at, when it was taken back by an undo; none: nothing was.
template <class Part>
std::optional<Part> taken_back(std::span<const Part> were, std::span<const Part> are, int player) {
    if (were.size() != are.size() + 1 || !std::equal(are.begin(), are.end(), were.begin())) return std::nullopt;
    return were.back().player == player ? std::optional(were.back()) : std::nullopt;
}

/// What was taken back, to be entered anew; none: nothing was.
std::optional<Entry> entering_again(const Position& before, const Position& now) {
    const bool ended = before.round() && !now.round() && before.game.turns.size() == now.game.turns.size();
    if (ended || before.game.turns.size() > now.game.turns.size() + 1) return std::nullopt;
    if (const auto build = taken_back(builds_of(before), builds_of(now), now.player)) {
        Entry entry = entering(*build);
        for (game::Stone& stone : entry.stones) // a tile's value that was typed went to the list of the open ones
            if (!game::value_of(*now.state.table, stone)) stone.value = game::value_of(*before.state.table, stone);
        return entry;
    }
    if (const auto ship = taken_back(ships_of(before), ships_of(now), now.player)) return entering(*ship);
    return std::nullopt;
}

/// A list is as it was, or something went from it while something else is typed.
template <class Part> bool stands(std::span<const Part> were, std::span<const Part> are, bool is_typed) {
    return std::ranges::equal(were, are) || (is_typed && are.size() < were.size());
}

int due(const Position& position, const Entry& entry) {
    return entry.cards > 0 ? entry.cards : game::values_of(*position.state.table, entry.stones);
}

bool is_free(const Position& position, game::Crew crew) {
    const auto& used = position.ready->round->used.at(static_cast<std::size_t>(position.player));
    return std::ranges::find(used, crew) == used.end();
}

/// The weakest that is strong enough, alone or else with the joker; failing that the strongest.
std::optional<game::Crew> offered_crew(const Position& position, int needed) {
    const auto& strength = position.ready->seat(position.player).strength;
    const bool joker = is_free(position, game::Crew::joker);
    std::optional<game::Crew> best;
    const auto rank = [&](game::Crew crew) {
        const int alone = strength[crew], with = alone + (joker ? strength[game::Crew::joker] : 0);
        return alone >= needed ? std::pair(0, alone) : with >= needed ? std::pair(1, alone) : std::pair(2, -alone);
    };
    for (const game::Crew crew : game::coloured_crews)
        if (is_free(position, crew) && (!best || rank(crew) < rank(*best))) best = crew;
    return best;
}

}

Entry settled(Entry entry, const Position& before, const Position& now, bool is_typed) {
    if (before.game == now.game) return entry;
    if (auto again = is_typed ? std::nullopt : entering_again(before, now)) return *again;
    const bool same_number = before.game.turns.size() == now.game.turns.size();
    const bool begins = !before.round() && now.round();
    const bool same_round = begins ? !same_number : same_number; // else the end of a round was undone
    const bool stays =
        stands(builds_of(before), builds_of(now), is_typed) && stands(ships_of(before), ships_of(now), is_typed);
    if (before.player != now.player || !same_round || !stays) return {};
    return entry;
}

bool builds(const Entry& entry) { return !entry.stones.empty() || entry.cards > 0; }

bool begun(const Entry& entry) { return entry != Entry{}; }

Entry let_go(Entry entry) {
    if (entry.stones.size() < 2) return {};
    entry.stones.pop_back();
    entry.typing = Typing::nothing;
    return entry;
}

game::Build build_of(const Position& position, const Entry& entry) {
    game::Build build{.player = position.player};
    if (entry.cards > 0)
        build.what = game::Draw{entry.cards, entry.keeps ? 1 : 0};
    else
        build.what = entry.stones;
    const bool graves = build.site() == game::Site::graves;
    if (!position.full()) {
        build.other = graves ? entry.market_points : 0;
        return build;
    }
    const int needed = due(position, entry) - entry.plus;
    build.plus = entry.plus;
    build.crew = entry.crew ? entry.crew : offered_crew(position, needed);
    const int alone = build.crew ? position.ready->seat(position.player).strength[*build.crew] : 0;
    build.joker = entry.joker.value_or(alone < needed && is_free(position, game::Crew::joker));
    if (graves) build.market = entry.market;
    return build;
}

Entry entering(const game::Build& build) {
    Entry entry{.crew = build.crew,
                .joker = build.joker,
                .plus = build.plus,
                .market = build.market,
                .market_points = build.other};
    if (const auto* draw = std::get_if<game::Draw>(&build.what)) {
        entry.cards = draw->cards;
        entry.keeps = draw->kept > 0;
    }
    if (const auto* stones = std::get_if<game::Stones>(&build.what)) entry.stones = *stones;
    if (const auto* use = std::get_if<game::Use>(&build.what)) return {.uses_card = true, .gain = use->gain};
    if (!build.crew) entry.joker.reset();
    return entry;
}

Entry entering(const game::Ship& ship) {
    if (const auto* use = std::get_if<game::Use>(&ship.what)) return {.uses_card = true, .gain = use->gain};
    const auto* sail = std::get_if<game::Sail>(&ship.what);
    if (!sail) return {};
    return {.at = sail->at,
            .space = sail->space,
            .by_card = sail->by_card,
            .card = sail->card,
            .gain = sail->gain.value_or(game::Gain{}),
            .raise = sail->raise.value_or(std::vector<game::Crew>{}),
            .ring = sail->ring};
}

namespace {

Outcome judged(Entry entry, const Findings& findings, game::Game next) {
    if (cannot_exist(findings))
        return {.entry = std::move(entry), .refused = Refusal{findings.back(), std::move(next)}};
    return {.entry = {}, .game = std::move(next)};
}

}

Outcome entered(const Position& position, Entry entry, game::Ship ship) {
    const Findings findings = position.judged(ship);
    return judged(std::move(entry), findings, with_ship(position.game, std::move(ship)));
}

Outcome entered(const Position& position, Entry entry, game::Build build) {
    const Findings findings = position.judged(build);
    return judged(std::move(entry), findings, with_build(position.game, std::move(build)));
}

}
