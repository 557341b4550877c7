// What stands on the table after some turns, and in it a player's palace: the fountain and the tiles round it, and what
// a walk through and round it shows.
#pragma once

#include "core/alhambra/game.h"
#include "core/alhambra/pieces.h"

#include <bitset>
#include <vector>

namespace clerk::alhambra {

// A player's palace: the fountain and the tiles round it, and what a walk through and round it shows.

/// A tile in its place.
struct Laid {
    Tile tile;
    Cell at;
    friend bool operator==(const Laid&, const Laid&) = default;
};

using Cells = std::vector<Cell>; ///< in ascending order

class Palace {
public:
    const std::vector<Laid>& tiles() const { return tiles_; } ///< in the order they came
    const Tile* tile_at(Cell cell) const;                     ///< none on an empty cell and on the fountain's
    bool built(Cell cell) const { return cell == fountain || tile_at(cell); }
    Walls walls(Cell cell) const; ///< requires that something is built there; the fountain has none

    void lay(const Tile& tile, Cell at); ///< requires an empty cell
    Tile lift(Cell cell);                ///< requires a tile there

    friend bool operator==(const Palace&, const Palace&) = default;

private:
    std::vector<Laid> tiles_;
};

Cells reachable(const Palace& palace); ///< on foot from the fountain, which is one of them
/// Whether the cell is one of them. Requires that something is built there.
bool reached(const Palace& palace, Cell cell);
/// Empty cells from which one does not get away over empty cells, side by side.
Cells holes(const Palace& palace);

/// A side with an outside cell beyond it.
struct OuterSide {
    Cell cell;
    Side side = Side::n;
    bool walled = false;
};

/// The longest run of walled outer sides that follow each other, in order.
std::vector<OuterSide> longest_wall(const Palace& palace);

// How a palace that was swept off the table is laid out again.

/// Its tiles from the fountain outwards: each has a neighbour that lies already, as far as the palace hangs together.
std::vector<Laid> rebuilding(const Palace& palace);

// What stands on the table after some turns.

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
