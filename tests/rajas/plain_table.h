// What lies on the table in a game of Rajas of the Ganges, for the plain reading of its rules: lists that are searched,
// no sets, no masks, nothing of the core but the record and its words.
#pragma once

#include "core/rajas/game.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace clerk::rajas::plain {

/// A province tile; its roads as they lie.
struct Laid {
    Cell at;
    Tile tile;
    std::vector<Side> roads;
    bool covers = false; ///< another one
};

struct LaidYield {
    YieldTile tile;
    bool gone = false; ///< it has given, or never will
};

/// What a player has.
struct Seat {
    int money = 0, fame = 0, karma = 1;
    int furthest_money = 0;
    int workers = 3, left = 3;
    bool passed = false;
    int boat = 0;
    Dice dice;
    std::map<Building, int> levels;
    std::vector<Laid> tiles; ///< those that are not covered
    std::vector<LaidYield> yield_tiles;
    std::vector<Edge> taken; ///< where what is printed was taken, or is lost
    std::map<std::string, int> fame_from, money_from;
};

struct Move {
    int spaces = 1;
    bool all_of_them = false; ///< not fewer
};

struct Sale {
    int markets = 1;
    std::string from;
};

/// What may be taken in this turn and has to be chosen.
struct Owed {
    std::vector<DieColour> dice;
    std::vector<Move> moves;
    std::vector<Sale> sales;
    int upgrades = 0, white_tiles = 0, yield_tiles = 0, tiles = 0, covers = 0;
};

struct Worker {
    Spot at;
    int player = 0;
};

struct Table {
    const Game& game;
    std::vector<Seat> seats = {};
    std::vector<Worker> workers = {}; ///< on the board, in this round
    int round = 1, go_round = 1, start = 0, player = 0;
    std::optional<int> mogul = {}; ///< who starts the next round
    std::vector<int> met = {};
    std::optional<std::vector<int>> last_turns = {}; ///< whose they are still
    bool over = false;
    int turns_played = 0;

    // Of the turn.
    Owed owed = {};
    bool had_worker = true, placed = false, sent_for_tile = false, tile_placed = false;

    explicit Table(const Game& of) : game(of) {
        for (std::size_t i = 0; i < game.players.size(); ++i) {
            Seat seat;
            seat.money = seat.furthest_money = seat.money_from["start"] = 3 + static_cast<int>(i);
            for (const Building one : buildings) seat.levels[one] = 2;
            if (!game.dice.empty()) seat.dice = game.dice[i];
            if (!game.yields.empty())
                for (const YieldTile& one : game.yields[i]) seat.yield_tiles.push_back({one});
            seats.push_back(std::move(seat));
        }
    }

    Seat& seat() { return seats[static_cast<std::size_t>(player)]; }
    const Seat& seat() const { return seats[static_cast<std::size_t>(player)]; }
    bool full() const { return game.depth == Depth::full; }
    bool navaratnas() const { return game.variant == Variant::navaratnas; }
    bool has_back_side() const { return navaratnas() || game.players[static_cast<std::size_t>(player)].expert; }
    int kali() const { return has_back_side() ? 8 : 10; }
    const ProvinceSide* province() const {
        const auto& side = has_back_side() ? game.board.provinces.navaratnas : game.board.provinces.basic;
        return side ? &*side : nullptr;
    }
    bool has_met(int who) const { return std::ranges::count(met, who) > 0; }
};

// The province

inline std::vector<Side> as_they_lie(const Lay& lay) {
    std::vector<Side> roads;
    for (int side = 0; side < 4; ++side)
        if (lay.tile.roads.on(static_cast<Side>(side)))
            roads.push_back(static_cast<Side>((side + lay.rotation / 90) % 4));
    return roads;
}

inline bool is_place(const ProvinceSide& side, Cell cell) {
    const int rows = static_cast<int>(side.map.size());
    for (int line = 0; line < rows; ++line)
        for (int column = 0; column < static_cast<int>(side.map[static_cast<std::size_t>(line)].size()); ++column)
            if (cell == Cell{column + 1, rows - line})
                return side.map[static_cast<std::size_t>(line)][static_cast<std::size_t>(column)] == '.';
    return false;
}

inline const Laid* tile_at(const std::vector<Laid>& tiles, Cell cell) {
    for (const Laid& one : tiles)
        if (one.at == cell) return &one;
    return nullptr;
}

inline bool has_road(const Laid& tile, Side side) { return std::ranges::count(tile.roads, side) > 0; }

inline bool roads_meet(const Laid& a, const Laid& b) {
    const int dx = b.at.x - a.at.x, dy = b.at.y - a.at.y;
    if (dx == 0 && dy == 1) return has_road(a, Side::n) && has_road(b, Side::s);
    if (dx == 0 && dy == -1) return has_road(a, Side::s) && has_road(b, Side::n);
    if (dx == 1 && dy == 0) return has_road(a, Side::e) && has_road(b, Side::w);
    if (dx == -1 && dy == 0) return has_road(a, Side::w) && has_road(b, Side::e);
    return false;
}

inline std::vector<Laid> linked(const ProvinceSide& side, const std::vector<Laid>& tiles) {
    std::vector<Laid> found;
    for (bool more = true; more;) {
        more = false;
        for (const Laid& one : tiles) {
            if (tile_at(found, one.at)) continue;
            bool now = false;
            for (const Edge& exit : side.exits) now = now || (exit.cell == one.at && has_road(one, exit.side));
            for (const Laid& other : found) now = now || roads_meet(one, other);
            if (!now) continue;
            found.push_back(one);
            more = true;
        }
    }
    return found;
}

inline bool is_linked(const ProvinceSide& side, const std::vector<Laid>& tiles, Edge yield) {
    const std::vector<Laid> all = linked(side, tiles);
    const Laid* tile = tile_at(all, yield.cell);
    return tile && has_road(*tile, yield.side);
}

inline const Yield* slot_at(const ProvinceSide& side, Edge edge) {
    for (const Yield& one : side.yields)
        if (one.at == edge && one.colour) return &one;
    return nullptr;
}

inline LaidYield* yield_tile_at(Seat& seat, Edge edge) {
    for (LaidYield& one : seat.yield_tiles)
        if (one.tile.at == edge) return &one;
    return nullptr;
}

// The board

inline const PalacePlace* palace_place(const Game& game, const std::string& name) {
    if (game.board.palace)
        for (const PalacePlace& one : *game.board.palace)
            if (one.name == name) return &one;
    return nullptr;
}

/// How many workers find room; none: it is not known.
inline std::optional<int> spaces(const Game& game, const Spot& at) {
    const Board& board = game.board;
    const auto count = [](const auto& list) { return static_cast<int>(list.size()); };
    switch (at.kind) {
    case SpotKind::quarry: return board.quarry ? std::optional(count(*board.quarry)) : std::nullopt;
    case SpotKind::harbour: return board.harbour ? std::optional(count(*board.harbour)) : std::nullopt;
    case SpotKind::assorted: return board.market ? std::optional(board.market->assorted) : std::nullopt;
    case SpotKind::silk: return board.market ? std::optional(board.market->goods[Good::silk]) : std::nullopt;
    case SpotKind::tea: return board.market ? std::optional(board.market->goods[Good::tea]) : std::nullopt;
    case SpotKind::spices: return board.market ? std::optional(board.market->goods[Good::spices]) : std::nullopt;
    case SpotKind::palace: return std::nullopt;
    case SpotKind::own: return palace_place(game, at.name)->spaces;
    default: return 1;
    }
}

inline int standing(const Table& table, const Spot& at) {
    int count = 0;
    for (const Worker& one : table.workers) count += one.at == at;
    return count;
}

/// The spaces ahead where the boat may stop, in their order.
inline std::vector<int> free_spaces(const Table& table) {
    std::vector<int> free;
    const int last = static_cast<int>(table.game.board.river->spaces.size());
    for (int space = table.seat().boat + 1; space <= last; ++space) {
        bool taken = false;
        for (std::size_t who = 0; who < table.seats.size(); ++who)
            taken = taken || (static_cast<int>(who) != table.player && table.seats[who].boat == space);
        if (!taken || space == last) free.push_back(space);
    }
    return free;
}

inline bool on_last_six(const Table& table) {
    if (!table.game.board.river) return false;
    const int last = static_cast<int>(table.game.board.river->spaces.size());
    return table.seat().boat >= 1 && table.seat().boat > last - 6;
}

inline std::optional<int> gap(const Game& game, int money, int fame) {
    if (!game.board.facing) return std::nullopt;
    const int last = static_cast<int>(game.board.facing->size()) - 1;
    return fame - (*game.board.facing)[static_cast<std::size_t>(std::min(money, last))];
}

}
