// What lies on the players' provinces, and what stands on the table after some turns.
#pragma once

#include "core/rajas/game.h"
#include "core/values.h"

namespace clerk::rajas {

/// A tile as it lies; what it covers counts for nothing any more.
struct Laid {
    Cell at;
    int price = 0; ///< 0: not known
    Roads roads;   ///< as they lie
    std::vector<Market> markets = {};
    std::vector<Building> buildings = {};
    bool covers = false;
    friend bool operator==(const Laid&, const Laid&) = default;
};

/// A yield tile on the rim.
struct LaidYield {
    Edge at;
    Reward gain = {};
    bool spent = false; ///< has given, or never will
    friend bool operator==(const LaidYield&, const LaidYield&) = default;
};

LaidYield laid(const YieldTile& tile); ///< not spent; without what only the record keeps

struct Province {
    std::vector<Laid> tiles = {};
    std::vector<LaidYield> yields = {};
    std::vector<Edge> taken = {};                                ///< where what is printed has given, or never will
    std::array<std::uint8_t, most_columns * most_rows> places{}; ///< of the tiles, by their cells, from 1; 0: none

    const Laid* tile_at(Cell cell) const; ///< null: none
    const LaidYield* yield_at(const Edge& edge) const;
    LaidYield* yield_at(const Edge& edge);
    void lay(Laid tile); ///< on a free cell or on another tile
    /// The best markets of a good, as many as that; their values together.
    int best_markets(Good good, int most) const;
    int count(Counted of) const; ///< markets, tiles with one, buildings, bends
    friend bool operator==(const Province&, const Province&) = default;
};

/// A tile that is only thought of: on a cell, instead of what may lie there.
struct Imagined {
    Cell at;
    Roads roads;
};

/// The cells of the tiles that are linked, in ascending order; with the imagined one lying there, if there is one.
Cells linked(const Province& province, const ProvinceSide& side, std::optional<Imagined> imagined = {});
/// Whether the road of a linked tile ends there.
bool road_ends(const Province& province, const Cells& linked, const Edge& edge);
/// Sides at which a road of a tile on the cell would link it.
Roads linking_sides(const Province& province, const ProvinceSide& side, Cell cell);

// What stands on the table

/// What does not change while a game is played.
struct Table {
    Depth depth = Depth::full;
    Variant variant = Variant::basic;
    Rulings rulings = {};
    std::vector<bool> experts = {};
    CompiledOnce<Board> board = {};
    CompiledOnce<std::vector<GangesTile>> ganges = {};

    bool full() const { return depth == Depth::full; }
    bool navaratnas() const { return variant == Variant::navaratnas; }
    bool back_side(int player) const { return rajas::back_side(variant, experts[static_cast<std::size_t>(player)]); }
    const ProvinceSide* province(int player) const;                       ///< null: that side is not described
    int capacity(int player) const { return back_side(player) ? 8 : 10; } ///< dice on the Kali
    int most_extra_workers() const { return navaratnas() ? 3 : 2; }
    const PalacePlace* own_place(const Spot& spot) const; ///< null: it is not one of the described palace
    /// The fame space beside a money space; one past the end of the facing stands as on its last entry.
    std::optional<int> facing(int money) const;
    friend bool operator==(const Table&, const Table&) = default;
};

/// Where fame and money come from, in the order of a score.
enum class Source : std::uint8_t { start, buildings, tiles, markets, palace, river, yields, other, paid };
inline constexpr std::size_t sources = 9;
using Sources = EnumArray<Source, int, sources>;

inline constexpr int first_workers = 3, most_karma = 3;

/// What a player has from turn to turn.
struct Seat {
    int money = 0;
    int fame = 0;
    int furthest_money = 0; ///< what the marker reached or passed once brings nothing again
    int karma = 1;
    int extra_workers = 0;
    int placed = 0; ///< workers, in this round
    bool passed = false;
    int boat = 0; ///< space of the river, from 1; 0: the start
    Dice dice = {};
    EnumArray<Building, int, buildings.size()> levels{{lowest_level, lowest_level, lowest_level, lowest_level}};
    Province province = {};
    Sources fame_from = {};
    Sources money_from = {};

    int workers() const { return first_workers + extra_workers; }
    int workers_left() const { return workers() - placed; }
    int upgrades() const;
    friend bool operator==(const Seat&, const Seat&) = default;
};

/// A move of the boat that is owed: up to so many free spaces, or just so many.
struct OwedMove {
    int most = 1;
    bool exactly = false;
    friend bool operator==(const OwedMove&, const OwedMove&) = default;
};

/// Markets of one good that are owed.
struct OwedMarkets {
    int most = 1;
    Source source = Source::other;
    friend bool operator==(const OwedMarkets&, const OwedMarkets&) = default;
};

/// What may still be taken in the turn and has to be chosen.
struct Owed {
    std::vector<DieColour> dice = {};
    std::vector<OwedMove> moves = {};
    std::vector<OwedMarkets> markets = {};
    int upgrades = 0;
    int drawn = 0;  ///< white tiles
    int yields = 0; ///< yield tiles
    int tiles = 0;  ///< for a free cell
    int covers = 0; ///< tiles that cover another
    friend bool operator==(const Owed&, const Owed&) = default;
};

/// What the turn in progress has brought so far.
struct Progress {
    Owed owed = {};
    bool had_worker = true;            ///< when it began
    int workers = 0;                   ///< placed
    bool tile = false;                 ///< was placed
    std::optional<SpotKind> sent = {}; ///< quarry or builder: a worker was sent for a tile
    friend bool operator==(const Progress&, const Progress&) = default;
};

/// A worker on the board in this round.
struct Standing {
    Spot at;
    int player = 0;
    friend bool operator==(const Standing&, const Standing&) = default;
};

struct State {
    Immutable<Table> table;
    CompiledOnce<std::vector<Seat>> seats = {};
    std::vector<Standing> standing = {};
    int round = 1;                      ///< from 1
    int go_round = 1;                   ///< of the round, from 1
    int start = 0;                      ///< who began the round
    std::optional<int> next_start = {}; ///< who visited the Great Mogul last
    int turns_played = 0;
    int player = 0; ///< at turn; once it is over, of the last turn
    Progress progress = {};
    std::vector<int> met = {};                      ///< whose markers have met, in that order
    std::optional<std::vector<int>> last = {};      ///< who still has a turn, where the ruling says so
    std::vector<std::optional<int>> gaps_told = {}; ///< typed, one a player
    bool over = false;

    explicit State(const Game& game); ///< before the first turn

    const Seat& seat() const { return seats[static_cast<std::size_t>(player)]; }
    Seat& seat() { return seats[static_cast<std::size_t>(player)]; }
    const ProvinceSide* province_side() const { return table->province(player); }
    int standing_on(const Spot& spot) const; ///< workers
    bool has_met(int player) const;
    /// None: it is not known.
    std::optional<int> gap(int player) const;
    friend bool operator==(const State&, const State&) = default;
};

}
