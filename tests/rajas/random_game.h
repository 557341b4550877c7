// Games played at random by the rules. One seed makes a whole game: a property takes the seed.
#pragma once

#include "core/game.h"
#include "core/rajas/building.h"
#include "core/rajas/play.h"
#include "core/rajas/rewards.h"
#include "tests/rajas/random_board.h"

namespace clerk::rajas::test {

inline Rulings any_rulings() {
    return {one_in(2) ? LastTurns::phase : LastTurns::others, one_in(2) ? CoverYields::once_new : CoverYields::none,
            one_in(2) ? LinkedSlot::never : LinkedSlot::at_once};
}

/// The slots that are described, else any sides.
inline std::vector<Edge> places_of_yield_tiles(const Board& board) {
    std::vector<Edge> places;
    if (const auto& side = board.provinces.navaratnas) {
        for (const Yield& one : side->yields)
            if (one.colour) places.push_back(one.at);
        return places;
    }
    for (int x = 1; x <= 4; ++x) places.push_back({{x, 3}, Side::n});
    return places;
}

inline std::vector<YieldTile> any_yield_tiles(const Board& board) {
    std::vector<YieldTile> tiles;
    for (const Edge& edge : places_of_yield_tiles(board))
        if (one_in(3)) tiles.push_back({edge, std::nullopt, any_reward()});
    return tiles;
}

inline std::vector<GangesTile> any_ganges(const Board& board) {
    std::vector<GangesTile> tiles;
    if (board.river)
        for (int space = 1; space < std::min(board.river->last(), 9); ++space)
            if (one_in(3)) tiles.push_back({space, any_reward(true)});
    return tiles;
}

inline Game any_setup(Variant variant, std::size_t players) {
    Game game{.variant = variant, .rulings = any_rulings(), .board = any_board()};
    for (std::size_t i = 0; i < players; ++i) {
        game.players.push_back(
            {"Player " + std::to_string(i + 1), std::nullopt, variant == Variant::mixed && one_in(2)});
        game.dice.emplace_back();
        for (const Colour colour : colours) game.dice.back().push_back({colour, pick(1, 6)});
    }
    if (one_in(2)) game.ganges = any_ganges(game.board);
    if (variant == Variant::navaratnas && one_in(2))
        for (std::size_t i = 0; i < players; ++i) game.yields.push_back(any_yield_tiles(game.board));
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

inline Cell any_cell() { return one_in(6) ? Cell{pick(1, 12), pick(1, 12)} : Cell{pick(1, 4), pick(1, 3)}; }

/// A tile as it may lie on one of the cells, for a die that the player holds or for nothing.
inline void lay_tile(Hand& hand, bool covers) {
    Lay lay{Tile{any_of(colours), 1, Roads(static_cast<unsigned>(pick(1, 15)))}, any_cell()};
    if (!hand.seat().dice.empty()) {
        const Die die = any_of(hand.seat().dice);
        lay.tile.colour = die.colour;
        lay.tile.price = pick(1, covers ? die.value + 2 : die.value);
        if (!covers || !one_in(3)) lay.pay = {die};
    }
    const Moves legal = moves(hand.state);
    if (const auto& sites = covers ? legal.covers : legal.sites; !sites.empty()) {
        const Site site = any_of(sites);
        lay.at = site.at;
        lay.tile.roads = Roads(any_of(site.roads).bits() | static_cast<unsigned>(pick(0, 15)));
    }
    if (one_in(2)) {
        lay.rotation = 90 * pick(1, 3);
        lay.tile.roads = lay.tile.roads.turned(360 - lay.rotation);
    }
    if (one_in(2)) lay.tile.markets = {{any_of(goods), pick(1, 9)}};
    if (one_in(4)) lay.tile.markets.push_back({any_of(goods), pick(1, 4)});
    if (one_in(2)) lay.tile.buildings = {any_of(buildings), any_of(buildings)};
    if (!hand.state.province_side() && one_in(4)) lay.gain = any_reward();
    hand.enter({lay});
}

inline void lay_yield_tile(Hand& hand) {
    const auto places = places_of_yield_tiles(hand.game.board);
    if (places.empty()) return;
    hand.enter({LayYield{{any_of(places), std::nullopt, any_reward()}}});
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
        if (owed.yields > 0 && one_in(3)) lay_yield_tile(hand);
        if (!owed.moves.empty()) {
            Sail sail{pick(1, owed.moves[0].most)};
            if (!hand.state.table->board.river && one_in(2)) sail.gain = any_reward(true);
            hand.enter({sail});
        }
        if (one_in(16) && !hand.seat().dice.empty()) hand.enter({Flip{any_of(hand.seat().dice)}});
        if (one_in(200) && !hand.seat().dice.empty()) hand.enter({Drop{{any_of(hand.seat().dice)}}});
        if (one_in(20)) hand.enter({Gain{any_reward()}});
    }
}

/// A tile that is owed wants dice to pay it; a market, and a tile that covers, want one that lies there.
inline bool may_help(const Seat& seat, const WorkerMove& move) {
    if (move.at.kind == SpotKind::quarry) return !seat.dice.empty();
    const bool on_tiles = move.at.kind == SpotKind::builder || move.at.kind == SpotKind::assorted || good(move.at.kind);
    return !on_tiles || !seat.province.tiles.empty();
}

/// Plays a turn, and leaves it out where it cannot end as it should. False: the game is over.
inline bool play_turn_at_random(Game& game, State& state) {
    if (state.over) return false;
    Hand hand{game, state};
    const Moves legal = moves(state);
    if (!legal.workers.empty() && !one_in(12)) {
        WorkerMove move = any_of(legal.workers);
        for (int again = 3; again > 0 && !may_help(hand.seat(), move); --again) move = any_of(legal.workers);
        hand.enter({visit_of(move)});
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
