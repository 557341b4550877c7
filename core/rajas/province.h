// What lies on one player's province, and what of it the roads of the residence reach.
#pragma once

#include "core/rajas/game.h"

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

}
