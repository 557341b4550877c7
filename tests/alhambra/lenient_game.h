// Games played at random at a table that lets much stand: whatever can be carried out is carried out, and waived where
// it breaks a rule.
#pragma once

#include "tests/alhambra/plain_score.h"
#include "tests/alhambra/random_game.h"

namespace clerk::alhambra::test {

inline Card any_card() { return {any_of(currencies), pick(1, highest_value)}; }

inline Cell any_cell_within(int far) { return {pick(-far, far), pick(-far, far)}; }

/// On a tile of the palace or the fountain, or not far from one.
inline Cell any_cell_at(const Palace& palace) {
    const auto& laid = palace.tiles();
    const std::size_t which = pick(laid.size() + 1);
    const Cell cell = which < laid.size() ? laid[which].at : fountain;
    const int far = one_in(40) ? 9 : one_in(4) ? 2 : 1;
    const auto moved = [&](int from) { return std::clamp(from + pick(-far, far), -farthest, farthest); };
    return {moved(cell.x), moved(cell.y)};
}

/// Of some such cells the one with the most neighbours; seldom anywhere at all.
inline Cell any_snug_cell_at(const Palace& palace) {
    const auto neighbours = [&](Cell cell) {
        return std::ranges::count_if(palace.tiles(), [&](const Laid& laid) {
            return std::abs(laid.at.x - cell.x) + std::abs(laid.at.y - cell.y) == 1;
        });
    };
    if (one_in(2000)) return any_cell_within(farthest);
    Cell best = any_cell_at(palace);
    for (int tries = 0; tries < 4; ++tries)
        if (const Cell cell = any_cell_at(palace); neighbours(cell) > neighbours(best)) best = cell;
    return best;
}

inline std::vector<Card> any_cards_of(const Cards& cards, std::size_t most) {
    std::vector<Card> list;
    for (const Currency currency : currencies)
        for (int value = 1; value <= highest_value; ++value)
            list.resize(list.size() + static_cast<std::size_t>(cards.count({currency, value})), {currency, value});
    return drawn_from(list, static_cast<int>(std::min(list.size(), 1 + pick(most))));
}

/// What a table likes to do, one game like another.
struct Temper {
    bool hoards = false;  ///< money, and hardly buys
    bool builds = false;  ///< as the rules want it, as far as there is a place
    bool is_neat = false; ///< lays tiles where they fit, and lets holes and cuts stand
    bool is_idle = false; ///< but for the first player
};

inline Temper any_temper() { return {one_in(6), one_in(3), one_in(2), one_in(2)}; }

// Of all that could be thought of, whether it can be carried out or not

inline std::optional<Step> any_putting(const State& state) {
    const auto& aside = state.progress.aside;
    if (aside.empty() || state.seat().palace.tiles().size() > 25) return std::nullopt;
    if (with_dirk(state.seats.size()) && one_in(12)) return Step{Give{any_of(aside)}};
    return Step{PutDown{any_of(aside), any_snug_cell_at(state.seat().palace)}};
}

inline std::optional<Step> any_buying(const State& state) {
    if (state.depth == Depth::full) {
        const std::vector<Card> pay = any_cards_of(state.seat().hand, 3);
        return pay.empty() ? std::nullopt : std::optional(Step{Buy{.space = any_of(currencies), .pay = pay}});
    }
    const std::vector<Tile> unseen = in_the_bag(state);
    return unseen.empty() ? std::nullopt : std::optional(Step{Buy{.tile = any_of(unseen)}});
}

inline std::optional<Step> any_taking(const State& state) {
    const std::vector<Card> cards = any_cards_of(state.money, 3);
    return cards.empty() ? std::nullopt : std::optional(Step{Take{cards}});
}

inline std::optional<Step> any_redesigning(const State& state) {
    const Seat& seat = state.seat();
    const auto& laid = seat.palace.tiles();
    if (one_in(3) && !seat.reserve.empty()) return Step{Build{any_of(seat.reserve), any_cell_at(seat.palace)}};
    if (laid.empty()) return std::nullopt;
    const Cell out = any_of(laid).at;
    if (seat.reserve.empty() || one_in(4)) return one_in(2) ? std::optional(Step{Remove{out}}) : std::nullopt;
    return Step{Swap{out, any_of(seat.reserve), one_in(2) ? out : any_cell_at(seat.palace)}};
}

/// One that makes a hole, and breaks nothing else.
inline std::optional<Step> any_holing(const State& state) {
    const Seat& seat = state.seat();
    std::vector<Step> all;
    const auto consider = [&](const Step& step) {
        const Findings findings = check(state, step);
        if (!findings.empty() && findings.front().rule->id == "palace.hole") all.push_back(step);
    };
    for (const Laid& laid : seat.palace.tiles()) {
        consider({Remove{laid.at}});
        for (const Cell at : {laid.at.beyond(Side::e), laid.at.beyond(Side::n)}) {
            if (std::max(at.x, at.y) > farthest) continue;
            if (!state.progress.aside.empty()) consider({PutDown{state.progress.aside.front(), at}});
            if (!seat.reserve.empty()) consider({Build{any_of(seat.reserve), at}});
        }
    }
    return all.empty() ? std::nullopt : std::optional(any_of(all));
}

inline std::optional<Step> any_thought(const State& state, Temper temper) {
    const bool full = state.depth == Depth::full, has_aside = !state.progress.aside.empty();
    if (!state.over && one_in(6))
        if (const auto holing = any_holing(state)) return holing;
    if (has_aside && one_in(temper.builds ? 1 : 4)) return any_placing(state);
    if (state.over || (has_aside && one_in(2))) return any_putting(state);
    if (full && temper.hoards) return one_in(12) ? any_buying(state) : any_taking(state);
    if (one_in(2)) return any_redesigning(state);
    return full && one_in(3) ? any_taking(state) : any_buying(state);
}

inline bool is_neat(const Findings& findings) {
    return std::ranges::none_of(findings, [](const Finding& finding) {
        const std::string_view rule = finding.rule->id;
        return rule.starts_with("place.") || rule.starts_with("swap.") || rule.starts_with("turn.");
    });
}

/// What it breaks the table lets stand, if it can at all.
inline std::optional<Step> let_stand(const State& state, std::optional<Step> step, Temper temper) {
    if (!step) return step;
    const Findings findings = check(state, *step);
    if (cannot_exist(findings) || (temper.is_neat && !is_neat(findings))) return std::nullopt;
    step->waived = !findings.empty();
    return step;
}

inline void play_leniently(State& state, Steps& steps, std::size_t thoughts, Temper temper) {
    if (temper.is_neat) thoughts *= 4;
    for (; thoughts > 0; --thoughts) {
        const auto step = let_stand(state, any_thought(state, temper), temper);
        if (!step) continue;
        state = play(std::move(state), *step);
        steps.push_back(*step);
    }
}

/// Now and then a card or tile too many or too few, and a scoring without one.
inline Turn any_lenient_end(const State& state, Turn turn) {
    const bool full = state.depth == Depth::full;
    std::vector<Card> cards = full ? deck(state) : std::vector<Card>{};
    if (full)
        turn.cards = drawn_from(cards, std::min(static_cast<int>(cards.size()), std::max(0, 4 - state.money.count())));
    if (full && one_in(6)) turn.cards.push_back(any_card());
    if (one_in(8) && !turn.cards.empty()) turn.cards.pop_back();
    turn.scoring = state.scorings.size() < 2 && one_in(8);
    draw_tiles(state, turn);
    if (with_dirk(state.seats.size()) && one_in(8)) {
        std::vector<Tile> unseen = in_the_bag(state);
        const auto more = drawn_from(unseen, static_cast<int>(std::min(unseen.size(), pick(5))));
        turn.dirk.insert(turn.dirk.end(), more.begin(), more.end());
    }
    if (one_in(8) && !turn.dirk.empty()) turn.dirk.pop_back();
    if (full && one_in(8)) turn.tiles.at(any_of(currencies)).reset();
    turn.waived = !check_end(state, turn).empty();
    return turn;
}

inline Turn any_lenient_turn(State& state, Temper temper) {
    Turn turn;
    if (!temper.is_idle || state.player == 0) play_leniently(state, turn.steps, 1 + pick(9), temper);
    Turn ended = any_lenient_end(state, turn);
    if (cannot_exist(check_end(state, ended))) {
        ended = turn;
        draw_tiles(state, ended);
        ended.waived = true;
    }
    state = finish(std::move(state), ended);
    return ended;
}

inline std::vector<LastPart> any_lenient_last_parts(State state, Temper temper) {
    std::vector<LastPart> parts = any_end(state);
    const auto won = ending::give_out(state);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        state.player = static_cast<int>(i);
        state.progress = {.aside = state.depth == Depth::full ? won[i] : parts[i].tiles};
        parts[i].steps.clear();
        play_leniently(state, parts[i].steps, 6, temper);
    }
    return parts;
}

inline Played any_lenient_game(Depth depth, std::size_t turns) {
    Game game = any_setup(depth);
    State state(game);
    const Temper temper = any_temper();
    while (turns-- > 0 && !state.over && !in_the_bag(state).empty())
        game.turns.push_back(any_lenient_turn(state, temper));
    const bool known = state.depth == Depth::full || state.market_tiles <= static_cast<int>(in_the_bag(state).size());
    if (state.over && known && !one_in(4)) game.end = any_lenient_last_parts(state, temper);
    return {std::move(game), std::move(state)};
}

/// Only the palaces of such a game, with all that they break waived.
inline Game any_lenient_palaces() {
    Game game = any_finished_palaces(any_lenient_game(Depth::builds, pick(60)));
    for (const auto& [where, finding] : replay(game).report.violations) {
        Round& round = game.rounds[static_cast<std::size_t>(*where.round) - 1];
        const auto player = static_cast<std::size_t>(where.player), tile = static_cast<std::size_t>(where.index);
        (where.piece.empty() ? round.waived : round.palaces[player][tile].waived) = true;
    }
    return game;
}

/// A tile and its cell; the walls and edges round it as they come.
struct Heaped {
    std::size_t of_the_bag = 0;
    plain::Palace palace = {}; ///< with it
};

inline std::optional<Heaped> any_heaped(const plain::Palace& palace, const std::vector<Tile>& bag, int far) {
    const std::size_t at = pick(bag.size());
    const Cell cell = any_cell_within(far);
    return palace.is_empty(cell) ? std::optional(Heaped{at, palace.with(bag[at], cell)}) : std::nullopt;
}

/// Of some tiles and cells where the edges fit the one that makes the longest wall.
inline std::optional<Heaped> any_walled(const plain::Palace& palace, const std::vector<Tile>& bag, int far) {
    std::optional<Heaped> best;
    int longest = -1;
    for (int tries = 0; tries < 6; ++tries) {
        const auto one = any_heaped(palace, bag, far);
        if (!one || one->palace.edges_differ(one->palace.tiles.back().at)) continue;
        if (const int wall = plain::longest_wall(one->palace); wall > longest) best = one, longest = wall;
    }
    return best;
}

/// Tiles heaped up round the fountain, everything waived.
inline FinalPalace any_heap(std::vector<Tile>& bag, std::size_t tiles) {
    const int far = one_in(12) ? farthest : pick(1, 4);
    const bool walled = far < farthest && one_in(2);
    plain::Palace palace;
    FinalPalace heap;
    for (; tiles > 0 && !bag.empty(); --tiles) {
        const auto next = walled ? any_walled(palace, bag, far) : any_heaped(palace, bag, far);
        if (!next) continue;
        palace = next->palace;
        heap.push_back({.tile = bag[next->of_the_bag], .at = palace.tiles.back().at, .waived = true});
        bag.erase(bag.begin() + static_cast<std::ptrdiff_t>(next->of_the_bag));
    }
    return heap;
}

inline Game any_heaps() {
    Game game = seated(Depth::final, 2 + pick(2), any_rulings());
    for (std::size_t rounds = 1 + pick(scorings); rounds > 0; --rounds) {
        std::vector<Tile> bag(tiles.begin(), tiles.end());
        Round& round = game.rounds.emplace_back(Round{.waived = true});
        for (std::size_t i = 0; i < game.players.size(); ++i) round.palaces.push_back(any_heap(bag, 1 + pick(26)));
        if (with_dirk(game.players.size())) round.dirk = drawn_from(bag, static_cast<int>(pick(bag.size() + 1)));
    }
    return game;
}

}
