// Games played at random at a table that lets much stand: whatever can be carried out is carried out, and waived where
// it breaks a rule.
#pragma once

#include "tests/alhambra/random_game.h"

namespace clerk::alhambra::test {

inline Card any_card() { return {any_of(currencies), pick(1, highest_value)}; }

/// On a tile of the palace or the fountain, or not far from one.
inline Cell any_cell_at(const Palace& palace) {
    const auto& laid = palace.tiles();
    const std::size_t which = pick(laid.size() + 1);
    const Cell cell = which < laid.size() ? laid[which].at : fountain;
    const int far = one_in(4) ? 2 : 1;
    return {cell.x + pick(-far, far), cell.y + pick(-far, far)};
}

inline std::vector<Card> any_cards_of(const Cards& cards, std::size_t most) {
    std::vector<Card> list;
    for (const Currency currency : currencies)
        for (int value = 1; value <= highest_value; ++value)
            list.resize(list.size() + static_cast<std::size_t>(cards.count({currency, value})), {currency, value});
    return drawn_from(list, static_cast<int>(std::min(list.size(), 1 + pick(most))));
}

/// Of all that could be thought of, whether it can be carried out or not.
inline std::optional<Step> any_thought(const State& state) {
    const Seat& seat = state.seat();
    const auto& aside = state.progress.aside;
    const bool full = state.depth == Depth::full;
    switch (pick(state.over ? 2 : 8)) {
    case 0:
        return aside.empty() || seat.palace.tiles().size() > 25
                   ? std::nullopt
                   : std::optional(Step{PutDown{any_of(aside), any_cell_at(seat.palace)}});
    case 1:
        if (aside.empty() || !with_dirk(state.seats.size()) || !one_in(4)) return std::nullopt;
        return Step{Give{any_of(aside)}};
    case 2:
    case 3: {
        const std::vector<Tile> unseen = in_the_bag(state);
        if (!full) return unseen.empty() ? std::nullopt : std::optional(Step{Buy{.tile = any_of(unseen)}});
        std::vector<Card> pay = any_cards_of(state.seat().hand, 3);
        return pay.empty() ? std::nullopt : std::optional(Step{Buy{.space = any_of(currencies), .pay = pay}});
    }
    case 4: {
        std::vector<Card> cards = any_cards_of(state.money, 3);
        return !full || cards.empty() ? std::nullopt : std::optional(Step{Take{cards}});
    }
    case 5:
        return seat.reserve.empty() ? std::nullopt
                                    : std::optional(Step{Build{any_of(seat.reserve), any_cell_at(seat.palace)}});
    case 6:
        return seat.palace.tiles().empty() || !one_in(2) ? std::nullopt
                                                         : std::optional(Step{Remove{any_of(seat.palace.tiles()).at}});
    default: {
        if (seat.reserve.empty() || seat.palace.tiles().empty()) return std::nullopt;
        const Cell out = any_of(seat.palace.tiles()).at;
        return Step{Swap{out, any_of(seat.reserve), one_in(2) ? out : any_cell_at(seat.palace)}};
    }
    }
}

/// What it breaks the table lets stand, if it can at all.
inline std::optional<Step> let_stand(const State& state, std::optional<Step> step) {
    if (!step) return step;
    const Findings findings = check(state, *step);
    if (cannot_exist(findings)) return std::nullopt;
    step->waived = !findings.empty();
    return step;
}

inline void play_leniently(State& state, Steps& steps, std::size_t thoughts) {
    for (; thoughts > 0; --thoughts) {
        const auto step = let_stand(state, one_in(3) ? any_placing(state) : any_thought(state));
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
    if (with_dirk(state.seats.size()) && one_in(8) && !in_the_bag(state).empty())
        turn.dirk.push_back(any_of(in_the_bag(state)));
    if (one_in(8) && !turn.dirk.empty()) turn.dirk.pop_back();
    if (full && one_in(8)) turn.tiles.at(any_of(currencies)).reset();
    turn.waived = !check_end(state, turn).empty();
    return turn;
}

inline Turn any_lenient_turn(State& state) {
    Turn turn;
    play_leniently(state, turn.steps, 1 + pick(9));
    Turn ended = any_lenient_end(state, turn);
    if (cannot_exist(check_end(state, ended))) {
        ended = turn;
        draw_tiles(state, ended);
        ended.waived = true;
    }
    state = finish(std::move(state), ended);
    return ended;
}

inline Game any_lenient_game(Depth depth, std::size_t turns) {
    Game game = any_setup(depth);
    State state(game);
    while (turns-- > 0 && !state.over && !in_the_bag(state).empty()) game.turns.push_back(any_lenient_turn(state));
    const bool known = state.depth == Depth::full || state.market_tiles <= static_cast<int>(in_the_bag(state).size());
    if (state.over && known && !one_in(4)) {
        game.end = any_end(state);
        for (LastPart& part : *game.end)
            for (Step& step : part.steps) step.waived = one_in(4);
    }
    return game;
}

}
