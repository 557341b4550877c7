// Games played at random by the rules. One seed makes a whole game: a property takes the seed.
#pragma once

#include "core/alhambra/ending.h"
#include "core/alhambra/moves.h"
#include "core/game.h"
#include "tests/alhambra/table.h"
#include "tests/chance.h"

namespace clerk::alhambra::test {

using tests::any_of;
using tests::chance;
using tests::one_in;
using tests::pick;

/// Takes so many out of the list.
template <class T> std::vector<T> drawn_from(std::vector<T>& list, int count) {
    std::vector<T> drawn;
    for (; count > 0; --count) {
        const auto at = list.begin() + static_cast<std::ptrdiff_t>(pick(list.size()));
        drawn.push_back(*at);
        list.erase(at);
    }
    return drawn;
}

/// The cards of the box outside the hands and the four laid out.
inline std::vector<Card> deck(const State& state) {
    std::vector<Card> left;
    for (const Currency currency : currencies)
        for (int value = 1; value <= highest_value; ++value) {
            const Card card{currency, value};
            int out = state.money.count(card);
            for (const Seat& seat : state.seats) out += seat.hand.count(card);
            left.resize(left.size() + static_cast<std::size_t>(std::max(0, copies(state.seats.size()) - out)), card);
        }
    return left;
}

inline Rulings any_rulings() {
    return {one_in(2) ? Leftovers::sum : Leftovers::cards, one_in(2) ? GameEnd::market : GameEnd::bag,
            one_in(2) ? SwapTo::same_place : SwapTo::anywhere,
            one_in(2) ? DirkDraws::before_market : DirkDraws::after_market, one_in(2)};
}

inline Game any_setup(Depth depth) {
    Game game = seated(depth, 2 + pick(5), any_rulings());
    game.dirk.clear();
    std::vector<Tile> bag(tiles.begin(), tiles.end());
    if (with_dirk(game.players.size())) game.dirk = drawn_from(bag, static_cast<int>(dirks_first_tiles));
    if (depth != Depth::full) return game;
    std::vector<Card> cards = deck(State(game));
    for (const Currency space : currencies) game.market.at(space) = drawn_from(bag, 1).front();
    game.money = drawn_from(cards, static_cast<int>(currencies.size()));
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        auto& hand = game.hands.emplace_back();
        while (sum(hand) < 20) hand.push_back(drawn_from(cards, 1).front());
    }
    return game;
}

// Steps

/// One card, or several that are together worth little enough.
inline Step any_take(const State& state) {
    constexpr int most_of_several = 5;
    std::vector<Card> laid_out;
    for (const Currency currency : currencies)
        for (int value = 1; value <= highest_value; ++value)
            laid_out.resize(laid_out.size() + static_cast<std::size_t>(state.money.count({currency, value})),
                            Card{currency, value});
    Take take{drawn_from(laid_out, 1)};
    while (!laid_out.empty() && !one_in(4)) {
        const Card more = drawn_from(laid_out, 1).front();
        if (sum(take.cards) + more.value <= most_of_several) take.cards.push_back(more);
    }
    return {take};
}

/// A purchase with cards of one currency, taken one by one until they are enough.
inline std::optional<Step> any_purchase(const State& state) {
    if (state.tiles_on_market() == 0) return std::nullopt;
    if (state.depth != Depth::full) return Step{Buy{.tile = any_of(in_the_bag(state))}};
    const Currency space = any_of(currencies);
    const auto& tile = state.market.at(space);
    if (!tile || state.seat().hand.sum(space) < tile->price) return std::nullopt;
    Buy buy{.space = space};
    for (int value = highest_value; value > 0 && sum(buy.pay) < tile->price; --value)
        for (int held = state.seat().hand.count({space, value}); held > 0 && sum(buy.pay) < tile->price; --held)
            buy.pay.push_back({space, value});
    return Step{buy};
}

inline std::optional<Step> any_redesign(const State& state) {
    const Moves listed = moves(state);
    std::vector<Step> all;
    for (const Build& build : listed.builds) all.push_back({build});
    if (all.empty() || one_in(4))
        for (const Remove& remove : listed.removes) all.push_back({remove});
    for (const Swap& swap : listed.swaps) all.push_back({swap});
    return all.empty() ? std::nullopt : std::optional(any_of(all));
}

inline std::optional<Step> any_action(const State& state) {
    if (state.progress.actions_left == 0) return std::nullopt;
    const bool full = state.depth == Depth::full;
    if (state.progress.acted && one_in(3)) return std::nullopt;
    if (const auto purchase = any_purchase(state); purchase && !one_in(6)) return purchase;
    if (const auto redesign = any_redesign(state); redesign && one_in(3)) return redesign;
    return full && state.money.count() > 0 ? std::optional(any_take(state)) : std::nullopt;
}

/// Of the tiles that lie aside.
inline std::optional<Step> any_placing(const State& state) {
    if (state.progress.aside.empty()) return std::nullopt;
    if (with_dirk(state.seats.size()) && one_in(8)) return Step{Give{any_of(state.progress.aside)}};
    State playing = state;
    playing.over = false; // what was won at the end is placed as in a turn
    const auto places = moves(playing).places;
    return places.empty() || one_in(8) ? std::nullopt : std::optional(Step{any_of(places)});
}

template <class Choose> void play_on(State& state, Steps& steps, Choose choose) {
    while (const auto step = choose(state)) {
        state = play(std::move(state), *step);
        steps.push_back(*step);
    }
}

// Turns

/// Draws for Dirk and the market, in the order that the table agreed on.
inline void draw_tiles(const State& state, Turn& turn) {
    std::vector<Tile> bag = in_the_bag(state);
    const auto for_dirk = [&] { turn.dirk = drawn_from(bag, ending::draw(state, turn).dirk); };
    const auto for_the_market = [&] {
        int due = state.depth == Depth::full ? ending::draw(state, turn).market : 0;
        for (const Currency space : currencies)
            if (!state.market.at(space) && due-- > 0) turn.tiles.at(space) = drawn_from(bag, 1).front();
    };
    const bool dirk_first = state.rulings.dirk_draws == DirkDraws::before_market;
    if (dirk_first) for_dirk();
    for_the_market();
    if (!dirk_first) for_dirk();
}

inline Turn any_turn(State& state) {
    Turn turn;
    play_on(state, turn.steps, any_action);
    play_on(state, turn.steps, any_placing);
    if (state.depth == Depth::full) {
        auto cards = deck(state);
        const int most = static_cast<int>(cards.size());
        turn.cards = drawn_from(cards, std::min(most, 4 - state.money.count()));
    }
    const bool may_score = state.depth != Depth::full || !turn.cards.empty();
    turn.scoring = may_score && state.scorings.size() < 2 && one_in(8);
    draw_tiles(state, turn);
    state = finish(std::move(state), turn);
    return turn;
}

/// What is left over goes to whom it falls, and is placed.
inline std::vector<LastPart> any_end(State state) {
    auto won = ending::give_out(state);
    std::vector<Tile> bag = in_the_bag(state);
    std::vector<LastPart> end(state.seats.size());
    for (std::size_t i = 0; i < end.size(); ++i) {
        if (state.depth != Depth::full) {
            won[i] = end[i].tiles =
                drawn_from(bag, static_cast<int>(pick(static_cast<std::size_t>(state.market_tiles) + 1)));
            state.market_tiles -= static_cast<int>(won[i].size());
        }
        state.player = static_cast<int>(i);
        state.progress = {.aside = won[i]};
        play_on(state, end[i].steps, any_placing);
    }
    return end;
}

struct Played {
    Game game;
    State state; ///< before the end of the game
};

/// So many turns, or up to the end of the game.
inline Played any_game(Depth depth, std::size_t turns) {
    Game game = any_setup(depth);
    State state(game);
    while (turns-- > 0 && !state.over) game.turns.push_back(any_turn(state));
    if (state.over && !one_in(4)) game.end = any_end(state);
    return {std::move(game), std::move(state)};
}

inline Depth any_depth_with_turns() { return one_in(2) ? Depth::full : Depth::builds; }

/// Rather short, but now and then whole.
inline Played any_game() {
    constexpr std::size_t to_the_end = 1000;
    return any_game(any_depth_with_turns(), one_in(4) ? to_the_end : pick(30));
}

/// Only the palaces of a game at its scorings, or now and then the points that they gave.
inline Game any_finished_palaces(const Played& played) {
    Game game = seated(Depth::final, played.game.players.size(), played.game.rulings);
    std::vector<Scoring> scorings = played.state.scorings;
    scorings.push_back(scoring(played.state, 3));
    for (const Scoring& scoring : scorings) {
        Round& round = game.rounds.emplace_back();
        if (one_in(6)) {
            for (std::size_t i = 0; i < game.players.size(); ++i) round.points.push_back(pick(0, 40));
            if (with_dirk(game.players.size())) round.dirk_points = pick(0, 40);
            continue;
        }
        round.dirk = scoring.dirk;
        for (const Palace& palace : scoring.palaces) {
            FinalPalace& finished = round.palaces.emplace_back();
            for (const Laid& laid : palace.tiles()) finished.push_back({.tile = laid.tile, .at = laid.at});
        }
    }
    return game;
}

}
