// Games played at random by the rules. One seed makes a whole game: a property takes the seed.
#pragma once

#include "core/egizia/building.h"
#include "core/egizia/play.h"
#include "core/egizia/rounds.h"
#include "core/egizia/ships.h"
#include "core/game.h"
#include "tests/chance.h"

namespace clerk::egizia::test {

using tests::any_of;
using tests::chance;
using tests::one_in;
using tests::pick;

inline Values any_values(int most) {
    Values values;
    for (int count = pick(2, most); count > 0; --count) values.push_back(pick(1, 4));
    return values;
}

inline Rulings any_rulings() {
    Rulings rulings;
    for (const auto& ruling : all_rulings) ruling.choose(rulings, pick(std::size_t{2}));
    return rulings;
}

inline Gain any_gain() {
    switch (pick(6)) {
    case 0: return {.raise = {any_of(crews)}};
    case 1: return {.fields = {{pick(-4, 5), pick(-2, 5), pick(0, 3)}}};
    case 2: return {.quarry = pick(-4, 3)};
    case 3: return {.stones = pick(-4, 5), .food = pick(0, 4)};
    case 4: return {.points = pick(-2, 3), .steps = {{pick(0, 2), pick(0, 4)}}};
    default: return {.sphinx = pick(-2, 2), .ring = one_in(4) ? std::optional(pick(1, 3)) : std::nullopt};
    }
}

inline Effect any_effect() {
    Effect effect{.moves_ring = one_in(4)};
    if (one_in(3))
        effect.of_choice = pick(0, 4);
    else if (one_in(2))
        effect.gain = any_gain();
    effect.gain.ring.reset();
    return effect;
}

inline std::vector<PyramidRow> any_pyramid() {
    std::vector<PyramidRow> rows;
    for (int columns = 4; columns > 1; --columns) {
        rows.emplace_back(columns, PyramidSpace{pick(1, 3)});
        if (columns == 4 || !one_in(4)) continue;
        auto& on = rows.back()[pick(rows.back().size())].on.emplace();
        for (int below = 1; below <= columns + 1; ++below)
            if (one_in(2)) on.push_back(below);
    }
    return rows;
}

inline Start any_start() {
    return {.strengths = {pick(1, 5), pick(1, 5), pick(1, 5)},
            .joker = pick(1, 4),
            .stones = {pick(0, 20), pick(0, 20), pick(0, 20), pick(0, 20)},
            .quarry = pick(0, 9),
            .green = pick(0, 15)};
}

inline Board any_board() {
    Board board;
    if (one_in(2)) board.spaces.push_back({"memphis", any_effect()});
    for (const std::string_view name : ring_spaces)
        if (one_in(8)) board.spaces.push_back({std::string(name), any_effect()});
    if (one_in(2)) {
        board.nile = {ring_space("edfu"), card_space(1),          spot(Site::sphinx),  card_space(4),
                      spot(Site::graves), ring_space("passalon"), spot(Site::pyramid), card_space(9)};
        if (one_in(2)) board.nile.insert(board.nile.begin() + pick(0, 8), ring_space("selimon"));
    }
    if (one_in(2)) board.cards.push_back({"quarry", Gain{.quarry = 2}});
    if (one_in(4)) board.cards.push_back({"field", any_gain()});
    if (one_in(2)) board.obelisk = any_values(9);
    if (one_in(2)) board.pyramid = any_pyramid();
    if (one_in(2)) board.temple.left = any_values(3);
    if (one_in(2)) board.temple.right = any_values(3);
    if (one_in(4)) board.temple.middle = pick(1, 9);
    if (one_in(2)) board.temple.roof = any_values(3);
    if (one_in(3)) {
        board.graves.emplace();
        for (int tiles = grave_tiles; tiles > 0; --tiles) board.graves->push_back(pick(1, 5));
    }
    if (one_in(3)) board.start = any_start();
    if (one_in(2)) board.max_strength = pick(3, 9);
    return board;
}

inline Game any_setup(Depth depth) {
    Game game{.depth = depth, .rulings = any_rulings(), .board = any_board()};
    const std::size_t players = 2 + pick(std::size_t{3});
    for (std::size_t i = 0; i < players; ++i) game.players.push_back({"Player " + std::to_string(i + 1)});
    for (std::size_t tiles = pick(std::size_t{13}); tiles > 0; --tiles) game.graves.push_back(pick(1, 5));
    return game;
}

inline std::vector<Crew> different_crews(int count) {
    std::vector<Crew> list(crews.begin(), crews.end());
    tests::mix(list);
    list.resize(static_cast<std::size_t>(count));
    return list;
}

inline Sail any_sail(const State& state, const Berth& berth) {
    Sail sail{berth.at, berth.space};
    if (sail.at.is_ring()) {
        const auto effect = effect_of(state.table->board, sail.at.ring);
        if (effect && effect->of_choice) sail.raise = different_crews(*effect->of_choice);
        if (effect && effect->moves_ring) sail.ring = state.ring == 2 ? 1 + 2 * pick(0, 1) : 2;
        if (sail.at.ring != "heliopolis" && one_in(6)) sail.gain = any_gain();
    } else if (!sail.at.is_site()) {
        sail.card = one_in(2) ? std::optional<std::string>("quarry") : std::nullopt;
        if (one_in(2)) sail.gain = any_gain();
    }
    return sail;
}

/// Upstream, or on a taken space.
inline Sail any_sail_by_card(const State& state) {
    Berth berth{one_in(2) ? card_space(pick(1, card_spaces)) : one_in(2) ? spot(any_of(sites)) : ring_space("selimon")};
    if (berth.at.is_site() && one_in(2)) berth.space = pick(1, state.table->open_spaces());
    Sail sail = any_sail(state, berth);
    sail.by_card = true;
    return sail;
}

/// Places ships until nobody is left to place one. True when all stood.
inline bool place_ships(State& state, Round& round) {
    const auto enter = [&](Ship ship) {
        if (!ships::check(state, ship).empty()) return false;
        ships::carry_out(state, ship);
        round.ships.push_back(std::move(ship));
        return true;
    };
    const bool eager = one_in(4);
    for (int tries = 0; tries < 60; ++tries) {
        const Moves legal = moves(state);
        if (!legal.player) return true;
        if (one_in(12) && !enter({*legal.player, Use{any_gain()}})) return false;
        if (one_in(12) && enter({*legal.player, any_sail_by_card(state)})) continue;
        const int anybody = pick(0, static_cast<int>(state.seats.size()) - 1);
        if (anybody != *legal.player) enter({anybody, Pass{}}); // stands where no ship is left
        const bool passes = legal.places.empty() || (!eager && one_in(8));
        if (passes ? !enter({*legal.player, Pass{}}) : !enter({*legal.player, any_sail(state, any_of(legal.places))}))
            return false;
    }
    return true;
}

/// Stones that may be placed one after the other at a site, for no more than so much.
inline Stones any_stones(State state, int player, Site at, int most) {
    Stones stones;
    for (int tries = pick(1, 3); tries > 0; --tries) {
        std::vector<OpenSpace> open = moves(state).stones;
        std::erase_if(open, [&](const OpenSpace& one) { return site(one.at.part) != at; });
        if (open.empty()) return stones;
        const OpenSpace chosen = any_of(open);
        Stone stone{chosen.at, chosen.value ? std::nullopt : std::optional(pick(1, 3))};
        stone.last = chosen.at.part == Part::pyramid && !state.table->board.pyramid && one_in(4);
        most -= value_of(*state.table, stone).value_or(0);
        if (most < 0) return stones;
        state.monuments.set(*state.table, stone, player);
        stones.push_back(stone);
    }
    return stones;
}

/// The best crew that is left, with the joker where he is.
inline void name_crew(Build& build, const State& state) {
    const auto& used = state.round->used[static_cast<std::size_t>(build.player)];
    const auto& strength = state.seat(build.player).strength;
    for (const Crew crew : coloured_crews)
        if (std::ranges::count(used, crew) == 0 && (!build.crew || strength[crew] > strength[*build.crew]))
            build.crew = crew;
    build.joker = std::ranges::count(used, Crew::joker) == 0;
}

inline void build_at(State& state, Round& round, Builder builder) {
    Build build{.player = builder.player, .what = {}};
    if (state.table->full() && one_in(4)) builder.most += build.plus = pick(1, 3);
    if (builder.site == Site::sphinx)
        build.what = Draw{builder.most, pick(0, 1)};
    else if (Stones stones = any_stones(state, builder.player, builder.site, builder.most); !stones.empty())
        build.what = std::move(stones);
    else
        return;
    if (state.table->full()) {
        name_crew(build, state);
        if (builder.site == Site::graves) build.market = any_of(markets);
    } else if (builder.site == Site::graves && one_in(4)) {
        build.other = 2;
    }
    if (!building::check(state, build).empty()) return;
    building::carry_out(state, build);
    round.builds->push_back(std::move(build));
}

inline void use_card(State& state, Round& round) {
    const Build use{pick(0, static_cast<int>(state.seats.size()) - 1), Use{any_gain()}};
    building::carry_out(state, use);
    round.builds->push_back(use);
}

inline void build_all(State& state, Round& round) {
    round.builds.emplace();
    for (const Site site : sites)
        for (int tries = 0; tries < 4; ++tries) {
            std::vector<Builder> builders = moves(state).builders;
            if (!state.table->full())
                builders = {{pick(0, static_cast<int>(state.seats.size()) - 1), site, pick(1, 5)}};
            std::erase_if(builders, [&](const Builder& builder) { return builder.site != site; });
            if (state.table->full() && one_in(20)) use_card(state, round);
            if (!builders.empty() && !one_in(5)) build_at(state, round, any_of(builders));
        }
}

/// Depth builds: what cards gave, and what feeding cost.
inline void enter_points(State& state, Round& round) {
    const auto enter = [&](std::vector<int>& list, Source source, int lowest, int highest) {
        if (one_in(2)) return;
        list.resize(state.seats.size());
        for (const int player : state.round->order)
            state.score(player, source, list[static_cast<std::size_t>(player)] = pick(lowest, highest));
    };
    enter(round.other, Source::other, -1, 3);
    enter(round.feeding, Source::feeding, -3, 0);
}

inline End any_end(const State& state, const Seat& seat) {
    End end;
    for (int cards = state.table->full() ? seat.sphinx : pick(0, 3); cards > 0; --cards)
        end.sphinx.push_back(pick(0, 4));
    if (!state.table->full()) {
        end.stones = pick(0, 9);
        end.stone_market = pick(1, 4);
    }
    return end;
}

struct Played {
    Game game;
    State state;
};

/// So many rounds; the last one perhaps in progress.
inline Played any_game(Depth depth, int rounds) {
    Game game = any_setup(depth);
    State state(game);
    for (int number = 1; number <= rounds; ++number) {
        Round round;
        round.done = number < rounds || one_in(2);
        rounds::begin(state, round);
        if (depth == Depth::full && !place_ships(state, round)) break;
        if (depth == Depth::builds) enter_points(state, round);
        if (round.done || one_in(2)) {
            rounds::feed(state);
            build_all(state, round);
        }
        if (round.done) rounds::end(state);
        game.turns.push_back(std::move(round));
    }
    if (state.rounds_done == rounds_of_a_game && !one_in(3)) {
        game.end.emplace();
        for (const Seat& seat : state.seats) game.end->push_back(any_end(state, seat));
    }
    return {std::move(game), std::move(state)};
}
inline Played any_game(int most_rounds = 5) {
    return any_game(one_in(3) ? Depth::builds : Depth::full, pick(0, most_rounds));
}

inline Record record(const Game& game) {
    return {{.id = "018f6d2e-0000-4000-8000-0123456789ab", .started_at = "2026-11-20T19:30:00Z"}, game};
}

}
