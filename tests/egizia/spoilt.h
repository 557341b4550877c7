// Games that were played by the rules, and then spoilt in one place or another.
#pragma once

#include "tests/egizia/judged.h"
#include "tests/egizia/random_final.h"

namespace clerk::egizia::test {

/// One of a list repeated, left out, exchanged with its neighbour, or moved to another list.
using tests::disarrange;

template <class List> auto& one_of(List& list) { return list[pick(list.size())]; }

inline int any_player(const Game& game) { return pick(0, static_cast<int>(game.players.size()) - 1); }
/// Or none.
template <class List> auto any_or_none(const List& list) {
    return one_in(3) ? std::nullopt : std::optional(any_of(list));
}

inline Spot any_spot(const Game& game) {
    if (one_in(3)) return card_space(pick(1, card_spaces));
    if (one_in(2)) return spot(any_of(sites));
    if (one_in(4)) return ring_space("heliopolis");
    return ring_space(game.board.spaces.empty() || one_in(2) ? any_of(ring_spaces) : any_of(game.board.spaces).first);
}

inline void spoil(const Game& game, Sail& sail) {
    switch (pick(8)) {
    case 0: sail.at = any_spot(game); break;
    case 1: sail.at = spot(any_of(sites)); [[fallthrough]];
    case 2: sail.space = any_or_none(std::array{1, 2, 3}); break;
    case 3: sail.by_card ^= true; break;
    case 4: sail.gain = any_or_none(std::array{Gain{}, any_gain()}); break;
    case 5:
        if (sail.raise && !sail.raise->empty() && one_in(3))
            sail.raise->front() = sail.raise->back();
        else
            sail.raise = any_or_none(std::array{different_crews(pick(0, 4)), std::vector{any_of(crews)}});
        break;
    case 6: sail.ring = any_or_none(std::array{1, 2, 3}); break;
    default: sail.card = any_or_none(std::array<std::string, 3>{"quarry", "field", "shower"});
    }
    if (!sail.at.is_site()) sail.space.reset();
    if (sail.at.is_site()) sail.gain.reset();
    if (!sail.at.is_ring()) sail.raise.reset(), sail.ring.reset();
    if (sail.at.kind != Spot::Kind::card) sail.card.reset();
}

inline void spoil(const Game& game, Ship& ship) {
    auto* sail = std::get_if<Sail>(&ship.what);
    switch (sail ? pick(8) : pick(4)) {
    case 0: ship.player = any_player(game); break;
    case 1: ship.what = Pass{}; break;
    case 2: ship.what = Sail{.at = any_spot(game), .by_card = one_in(4)}; break;
    case 3:
        if (one_in(4)) ship.what = Use{any_gain()};
        break;
    default: spoil(game, *sail);
    }
}

inline Stone any_stone(Site site) {
    const Part part =
        site == Site::graves
            ? any_of(std::array{Part::obelisk, Part::grave})
            : any_of(std::array{Part::pyramid, Part::pyramid, Part::left, Part::right, Part::middle, Part::roof});
    Stone stone{{part, part == Part::middle ? 1 : pick(1, 5), part == Part::pyramid ? pick(1, 4) : 0}};
    if (one_in(2)) stone.value = pick(1, 5);
    return stone;
}

inline Build any_draw(const Game& game) {
    const int cards = one_in(4) ? pick(6, 7) : pick(1, 3);
    Build draw{any_player(game), Draw{cards, std::min(cards, pick(0, 2))}};
    draw.crew = any_or_none(coloured_crews);
    draw.joker = one_in(2);
    return draw;
}

inline void spoil(Stones& stones) {
    const Site at = site(stones.front().at.part);
    Stone& stone = stones[pick(stones.size())];
    switch (pick(6)) {
    case 0: stone.at = any_stone(at).at; break;
    case 1: stone.at.number = stone.at.part == Part::middle ? 1 : pick(1, 6); break;
    case 2: stone.value = pick(1, one_in(4) ? 30 : 5); break;
    case 3: stone.last ^= true; break;
    case 4: stones.push_back(any_stone(at)); break;
    default:
        disarrange(stones, stones);
        if (stones.empty()) stones.push_back(any_stone(at));
    }
}

inline void spoil(const Game& game, Build& build) {
    switch (pick(10)) {
    case 0: build.player = any_player(game); break;
    case 1: build.crew = any_or_none(coloured_crews); [[fallthrough]];
    case 2: build.joker ^= true; break;
    case 3: build.plus = one_in(2) ? pick(0, 9) : 0; break;
    case 4: build.market = any_or_none(markets); break;
    case 5: build.what = any_draw(game).what; break;
    case 6: build.what = Stones{any_stone(any_of(std::array{Site::graves, Site::pyramid}))}; break;
    default:
        if (auto* stones = std::get_if<Stones>(&build.what))
            spoil(*stones);
        else if (auto* draw = std::get_if<Draw>(&build.what))
            draw->kept = pick(0, draw->cards);
    }
}

/// Where two stand on one space of the track, or of anybody.
inline std::vector<int> another_order(const Game& game, std::size_t rounds) {
    Game before = game;
    before.turns.resize(rounds);
    before.end.reset();
    const plain::Verdict verdict = plain::judge(before);
    std::vector<int> order = verdict.order;
    const auto score = [&](std::size_t place) { return verdict.track[static_cast<std::size_t>(order[place])]; };
    for (std::size_t place = 1; place < order.size(); ++place)
        if (one_in(8) || (score(place) == score(place - 1) && !one_in(4))) std::swap(order[place], order[place - 1]);
    return order;
}

inline void spoil_points(std::vector<int>& points, std::size_t players, int lowest, int highest) {
    points.resize(players);
    points[pick(players)] = pick(lowest, highest);
}

inline void spoil_round(Game& game, std::size_t number) {
    Round& round = game.turns[number];
    Round& other = one_in(2) ? round : one_of(game.turns);
    switch (pick(14)) {
    case 0: round.order = another_order(game, number); break;
    case 1: round.builds = other.builds; break;
    case 2: disarrange(round.ships, other.ships); break;
    case 3:
        if (game.depth == Depth::builds) spoil_points(round.other, game.players.size(), -2, 3);
        break;
    case 4:
        if (game.depth == Depth::builds) spoil_points(round.feeding, game.players.size(), -3, 0);
        break;
    case 5:
        if (round.builds && other.builds) disarrange(*round.builds, *other.builds);
        break;
    case 6: round.ships = other.ships; break;
    case 11:
        for (int draws = round.builds ? pick(1, 4) : 0; draws > 0; --draws)
            round.builds->insert(round.builds->begin(), any_draw(game));
        break;
    case 12:
        if (game.depth == Depth::full) round.ships.push_back({any_player(game), Sail{any_spot(game)}});
        break;
    case 7:
    case 8:
        if (round.builds && !round.builds->empty()) spoil(game, one_of(*round.builds));
        break;
    default:
        if (!round.ships.empty()) spoil(game, one_of(round.ships));
    }
}

inline void spoil_board(Game& game) {
    const Board other = any_board();
    Board& board = game.board;
    switch (pick(9)) {
    case 0: board.obelisk = other.obelisk; break;
    case 1: board.pyramid = other.pyramid; break;
    case 2: board.temple = other.temple; break;
    case 3: board.graves = other.graves; break;
    case 4: board.start = other.start; break;
    case 5: board.max_strength = other.max_strength; break;
    case 6: board.nile = other.nile; break;
    case 7: game.rulings = any_rulings(); break;
    default:
        for (auto& [name, effect] : board.spaces) effect = any_effect();
    }
}

inline void spoil_end(Game& game) {
    game.end.emplace(game.players.size());
    for (End& end : *game.end) end.sphinx.resize(pick(std::size_t{4}), pick(0, 5));
}

inline void spoil_tiles(Game& game) {
    End& end = one_of(*game.end);
    end.grave_sum.reset();
    for (int tiles = pick(1, 8); tiles > 0; --tiles) end.graves.push_back(pick(1, 9));
    if (!game.board.graves || one_in(2)) game.board.graves.emplace(grave_tiles, pick(1, 9));
}

/// What the table lets stand: all of it, or one part or another.
inline void waive(Game& game, bool all) {
    for (Round& round : game.turns) {
        round.waived = all || one_in(4);
        for (Ship& ship : round.ships) ship.waived = all || one_in(4);
        if (round.builds)
            for (Build& build : *round.builds) build.waived = all || one_in(4);
    }
    if (game.end)
        for (End& end : *game.end) end.waived = all || one_in(4);
}

/// Or does not need one, as there is no such space.
inline bool has_value(const Game& game, const Space& at) {
    const Temple& temple = game.board.temple;
    switch (at.part) {
    case Part::obelisk: return game.board.obelisk.has_value();
    case Part::grave: return at.number <= static_cast<int>(game.graves.size());
    case Part::pyramid: return game.board.pyramid.has_value();
    case Part::left: return temple.left.has_value();
    case Part::right: return temple.right.has_value();
    case Part::middle: return true;
    default: return temple.roof.has_value();
    }
}

/// What is not of the record's form is put right.
inline void put_right(Game& game) {
    const Board& board = game.board;
    for (Round& round : game.turns) {
        if (&round != &game.turns.back()) round.done = true;
        if (!round.builds) continue;
        for (Build& build : *round.builds) {
            auto* stones = std::get_if<Stones>(&build.what);
            if (!stones || site(stones->front().at.part) != Site::graves) build.market.reset();
            if (game.depth == Depth::builds)
                build.crew.reset(), build.market.reset(), build.joker = false, build.plus = 0;
            if (!stones) continue;
            for (Stone& stone : *stones) {
                const Part part = stone.at.part;
                if (!has_value(game, stone.at) && !stone.value) stone.value = pick(1, 4);
                if (board.pyramid || part != Part::pyramid) stone.last = false;
            }
        }
    }
    if (game.turns.empty() || !game.turns.back().done) game.end.reset();
}

inline void spoil(Game& game) {
    if (game.depth == Depth::final) return spoil_tiles(game);
    if (one_in(8)) spoil_board(game);
    if (one_in(16)) spoil_end(game);
    if (one_in(8)) disarrange(game.turns, game.turns);
    if (one_in(32)) game.turns.resize(pick(5, 6));
    put_right(game);
    if (!game.turns.empty()) spoil_round(game, pick(game.turns.size()));
    put_right(game);
}

inline Game any_kind_of_game() { return one_in(8) ? any_final_game() : any_game().game; }

}
