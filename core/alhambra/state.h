// What stands on the table after some turns.
#pragma once

#include "core/alhambra/game.h"
#include "core/alhambra/palace.h"
#include "core/alhambra/pieces.h"

#include <bitset>
#include <vector>

namespace clerk::alhambra {

/// What a player has from turn to turn.
struct Seat {
    Palace palace = {};
    std::vector<Tile> reserve = {};
    Cards hand = {}; ///< depth full
    friend bool operator==(const Seat&, const Seat&) = default;
};

/// What the turn in progress has brought so far.
struct Progress {
    std::vector<Tile> aside = {}; ///< bought or won, not put anywhere yet
    int actions_left = 1;
    bool acted = false;       ///< some action was taken
    bool inexact = false;     ///< a purchase was not paid exactly
    bool placed = false;      ///< a tile was placed or given
    bool given_first = false; ///< the first of them was given
    friend bool operator==(const Progress&, const Progress&) = default;
};

/// What is scored: everything as it lies at a scoring, or only the points that the table entered.
struct Scoring {
    int number = 1;
    std::vector<Palace> palaces = {};
    std::vector<Tile> dirk = {};
    std::vector<int> points = {};
    int dirk_points = 0;

    bool typed() const { return !points.empty(); }
    friend bool operator==(const Scoring&, const Scoring&) = default;
};

using TileSet = std::bitset<tiles.size()>; ///< by number

struct State {
    Depth depth = Depth::full;
    Rulings rulings = {};
    CompiledOnce<std::vector<Seat>> seats = {};
    Cards money = {};     ///< laid out; depth full
    Market market = {};   ///< depth full
    int market_tiles = 0; ///< how many lie on the market, where it is not known which; depth builds
    int bag = 0;          ///< tiles not drawn yet
    TileSet came_up = {}; ///< tiles seen so far
    std::vector<Tile> dirk = {};
    CompiledOnce<std::vector<Scoring>> scorings = {}; ///< that took place
    int turns_played = 0;
    int player = 0; ///< whose steps are judged: at turn, or with a part of the end
    Progress progress = {};
    bool over = false;
    bool ended = false; ///< what was left has been given out, and the last scoring took place

    explicit State(const Game& game); ///< before the first turn

    const Seat& seat() const { return seats[static_cast<std::size_t>(player)]; }
    Seat& seat() { return seats[static_cast<std::size_t>(player)]; }
    int tiles_on_market() const;
    int empty_spaces() const { return static_cast<int>(currencies.size()) - tiles_on_market(); }
    friend bool operator==(const State&, const State&) = default;
};

void note(State& state, const std::vector<Tile>& seen); ///< they came up

}
