// Games played at random by the rules. One seed makes a whole game: a property takes the seed.
#pragma once

#include "core/game.h"
#include "core/rajas/building.h"
#include "core/rajas/moves.h"
#include "core/rajas/rewards.h"
#include "tests/chance.h"

namespace clerk::rajas::test {

using tests::any_of;
using tests::chance;
using tests::one_in;
using tests::pick;

inline Reward any_reward(bool on_river = false) {
    switch (pick(on_river ? 10 : 9)) {
    case 0: return {.fame = pick(1, 3)};
    case 1: return {.money = pick(1, 9)};
    case 2: return {.karma = pick(1, 2)};
    case 3: return {.upgrade = 1};
    case 4: return {.dice = {std::nullopt, any_of(colours)}};
    case 5: return {.karma_dice = DieColour(any_of(colours))};
    case 6: return {.boat = pick(1, 3)};
    case 7: return {.market = one_in(2) ? MarketReward{.assorted = true} : MarketReward{.most = 2}};
    case 8: return {.each = ForEach{any_of(all_counted), pick(1, 2), one_in(2) ? 1 : 0}};
    default: return {.palace = any_of(chambers)};
    }
}

/// A province of 4 by 3 places with the residence in a corner.
inline ProvinceSide any_side(bool back) {
    ProvinceSide side{.map = {"....", "....", "#..."}, .exits = {{{1, 2}, Side::s}, {{2, 1}, Side::w}}};
    for (const Edge edge : {Edge{{1, 3}, Side::n}, Edge{{1, 3}, Side::w}, Edge{{4, 1}, Side::e}, Edge{{3, 1}, Side::s},
                            Edge{{4, 3}, Side::n}, Edge{{2, 3}, Side::n}}) {
        if (back && !one_in(3))
            side.yields.push_back(
                {edge, any_of(yield_colours), one_in(2) ? std::optional(any_reward()) : std::nullopt});
        else
            side.yields.push_back({edge, std::nullopt, any_reward()});
    }
    return side;
}

inline Board any_board() {
    Board board;
    if (one_in(2)) board.quarry = {1, 1, 2, 3};
    if (one_in(2)) board.harbour = {0, 1, 2};
    if (one_in(2)) {
        board.market = MarketSpaces{.assorted = 2};
        for (const Good good : goods) board.market->goods[good] = 1;
    }
    if (one_in(2))
        board.palace = {{"balcony", {}, any_reward(), 2},
                        {"terrace", {Asked::Kind::colour, Colour::green}, any_reward()}};
    if (one_in(2)) {
        board.river.emplace();
        for (int space = pick(8, 16); space > 0; --space) board.river->spaces.push_back(any_reward(true));
        board.river->bridge = pick(1, board.river->last() - 1);
    }
    if (one_in(2)) {
        board.facing.emplace();
        for (int fame = 40; fame > 0; fame -= pick(0, 1)) board.facing->push_back(fame);
    }
    if (one_in(2)) board.last_money_bonus = 55;
    if (one_in(2)) board.provinces.basic = any_side(false);
    if (one_in(2)) board.provinces.navaratnas = any_side(true);
    return board;
}

inline Rulings any_rulings() {
    return {one_in(2) ? LastTurns::phase : LastTurns::others, one_in(2) ? CoverYields::once_new : CoverYields::none,
            one_in(2) ? LinkedSlot::never : LinkedSlot::at_once};
}

inline Game any_setup(Variant variant, std::size_t players) {
    Game game{.variant = variant, .rulings = any_rulings(), .board = any_board()};
    for (std::size_t i = 0; i < players; ++i) {
        game.players.push_back(
            {"Player " + std::to_string(i + 1), std::nullopt, variant == Variant::mixed && one_in(2)});
        game.dice.emplace_back();
        for (const Colour colour : colours) game.dice.back().push_back({colour, pick(1, 6)});
    }
    if (game.board.river && one_in(2)) game.ganges.push_back({2, any_reward(true)});
    return game;
}

/// A turn being played: steps that stand are kept.
struct Hand {
    Game& game;
    State state;
    Turn turn = {};

    bool enter(Step step) {
        if (!check(state, step).empty()) return false;
        state = play(std::move(state), step);
        turn.steps.push_back(std::move(step));
        return true;
    }
    Seat& seat() { return state.seat(); }
};

inline Visit visit_of(const WorkerMove& move) {
    Visit visit{move.at, move.coins};
    if (move.dice) visit.pay = {any_of(*move.dice)};
    return visit;
}

/// A tile as it may lie on one of the cells, for a die that the player holds or for nothing.
inline void lay_tile(Hand& hand, bool covers) {
    Lay lay{Tile{hand.seat().dice.empty() ? any_of(colours) : any_of(hand.seat().dice).colour, 1,
                 Roads(static_cast<unsigned>(pick(1, 15)))},
            {pick(1, 4), pick(1, 3)}};
    const Moves legal = moves(hand.state);
    if (const auto& sites = covers ? legal.covers : legal.sites; !sites.empty()) {
        const Site site = any_of(sites);
        lay.at = site.at;
        lay.tile.roads = Roads(any_of(site.roads).bits() | static_cast<unsigned>(pick(0, 15)));
    }
    if (one_in(2)) lay.tile.markets = {{any_of(goods), pick(1, 4)}};
    if (one_in(2)) lay.tile.buildings = {any_of(buildings), any_of(buildings)};
    for (const Die& die : hand.seat().dice)
        if (die.colour == lay.tile.colour) lay.pay = {die};
    if (!hand.state.province_side() && one_in(4)) lay.gain = any_reward();
    hand.enter({lay});
}

inline void take_owed(Hand& hand) {
    for (int tries = 0; tries < 12; ++tries) {
        const Owed owed = hand.state.progress.owed;
        if (owed.tiles > 0) lay_tile(hand, false);
        if (owed.covers > 0) lay_tile(hand, true);
        if (!owed.dice.empty()) hand.enter({Roll{{{owed.dice[0].value_or(any_of(colours)), pick(1, 6)}}}});
        if (owed.upgrades > 0) hand.enter({Upgrade{any_of(buildings)}});
        if (!owed.markets.empty()) hand.enter({Sell{any_of(goods)}});
        if (owed.drawn > 0) hand.enter({Drawn{static_cast<White>(pick(4))}});
        if (owed.yields > 0 && one_in(3))
            hand.enter({LayYield{{{{pick(1, 4), pick(1, 3)}, any_of(sides)}, std::nullopt, any_reward()}}});
        if (!owed.moves.empty()) {
            Sail sail{pick(1, owed.moves[0].most)};
            if (!hand.state.table->board.river && one_in(2)) sail.gain = any_reward(true);
            hand.enter({sail});
        }
        if (one_in(8) && !hand.seat().dice.empty()) hand.enter({Flip{any_of(hand.seat().dice)}});
        if (one_in(20) && !hand.seat().dice.empty()) hand.enter({Drop{{any_of(hand.seat().dice)}}});
        if (one_in(30)) hand.enter({Gain{any_reward()}});
    }
}

/// Plays a turn, and leaves it out where it cannot end as it should. False: the game is over.
inline bool play_turn_at_random(Game& game, State& state) {
    if (state.over) return false;
    Hand hand{game, state};
    const Moves legal = moves(state);
    if (!legal.workers.empty() && !one_in(12)) {
        hand.enter({visit_of(any_of(legal.workers))});
    } else if (!game.board.palace && one_in(3)) {
        hand.enter({Visit{{SpotKind::palace}, std::nullopt, {}, any_reward()}});
    }
    take_owed(hand);
    if (!check_end(hand.state, hand.turn).empty()) {
        hand.turn.waived = true;
        hand.turn.reason = "at random";
    }
    if (!game.board.facing && one_in(60)) hand.turn.met = true;
    state = finish(std::move(hand.state), hand.turn);
    game.turns.push_back(std::move(hand.turn));
    return true;
}

struct Played {
    Game game;
    State state;
};

inline Played any_game(Variant variant, int turns = 30) {
    Game game = any_setup(variant, 2 + pick(std::size_t{3}));
    State state(game);
    for (; turns > 0 && play_turn_at_random(game, state); --turns) {
    }
    return {std::move(game), std::move(state)};
}

inline Played any_game(int turns = 30) { return any_game(any_of(variants), turns); }

inline Record record(const Game& game) {
    return {{.id = "018f6d2e-0000-4000-8000-0123456789ab", .started_at = "2026-11-20T19:30:00Z"}, game};
}

}
