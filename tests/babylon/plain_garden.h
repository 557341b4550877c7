// A garden of Babylon as a plain reading of the rules sees it: lists of what was laid and built, searched anew for
// every question.
#pragma once

#include "core/babylon/game.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <vector>

namespace clerk::babylon::plain {

template <class T> bool is_in(const std::vector<T>& list, const T& one) { return std::ranges::count(list, one) > 0; }

/// One of the four cells of a terrace.
struct Part {
    Corner corner = Corner::nw;
    Cell cell;
    Symbol symbol = Symbol::unknown;
};

struct Laid {
    Cell anchor;
    int level = 1;
    std::optional<Corner> open;
    Flower flower = Flower::white;
    std::vector<Part> parts;
    bool this_turn = true;

    const Part* on(Cell cell) const {
        for (const Part& part : parts)
            if (part.cell == cell) return &part;
        return nullptr;
    }
};

/// Turned by 90, what was nw is ne.
inline Laid laid(const Placement& placed, const Tile& tile) {
    Laid terrace{placed.at, placed.level, placed.open, tile.flower, {}};
    terrace.parts = {{Corner::nw, placed.at.moved(0, 1)},
                     {Corner::ne, placed.at.moved(1, 1)},
                     {Corner::se, placed.at.moved(1, 0)},
                     {Corner::sw, placed.at}};
    for (std::size_t i = 0; i < 4; ++i) {
        const std::size_t turned = (i + static_cast<std::size_t>(placed.rotation / 90)) % 4;
        terrace.parts[turned].symbol = tile.symbols[i];
    }
    return terrace;
}

struct Built {
    Kind kind = Kind::statue;
    std::vector<Space> at;
    bool carries = false; ///< a statue that became a pillar
};

inline int columns_apart(const Built& one) { return std::abs(one.at[0].cell.x - one.at[1].cell.x); }
inline int rows_apart(const Built& one) { return std::abs(one.at[0].cell.y - one.at[1].cell.y); }
inline int levels_apart(const Built& one) { return std::abs(one.at[0].level - one.at[1].level); }
inline bool are_neighbours(const Built& one) { return columns_apart(one) + rows_apart(one) == 1; }
inline bool are_opposite(const Built& one) {
    return (columns_apart(one) == 2 && rows_apart(one) == 0) || (columns_apart(one) == 0 && rows_apart(one) == 2);
}

/// What a bridge passes over, on its level: the cell between, if its ends face each other.
inline std::optional<Space> middle(const Built& one) {
    if (one.kind != Kind::bridge || !are_opposite(one) || levels_apart(one) != 0) return std::nullopt;
    const auto between = [](int a, int b) { return static_cast<std::int8_t>((a + b) / 2); };
    const Cell a = one.at[0].cell, b = one.at[1].cell;
    return Space{{between(a.x, b.x), between(a.y, b.y)}, one.at[0].level};
}

struct Garden {
    std::vector<Laid> terraces = {};
    std::vector<Built> ornaments = {};
    std::vector<Space> pillars = {}; ///< where one stands

    const Laid* terrace(Space space) const {
        for (const Laid& one : terraces)
            if (one.level == space.level && one.on(space.cell)) return &one;
        return nullptr;
    }
    Symbol symbol(Space space) const { return terrace(space)->on(space.cell)->symbol; }
    int top(Cell cell) const {
        int highest = 0;
        for (const Laid& one : terraces)
            if (one.on(cell)) highest = std::max(highest, one.level);
        return highest;
    }
    Space below(Cell cell) const { return {cell, static_cast<std::int8_t>(top(cell))}; }
    bool is_covered(Space space) const { return top(space.cell) > space.level; }
    bool has_level(int level) const {
        return std::ranges::any_of(terraces, [&](const Laid& one) { return one.level == level; });
    }
    bool has_gazebo(Space space) const {
        const Laid* on = terrace(space);
        return on && on->open == on->on(space.cell)->corner;
    }
    bool has_ornament(Space space) const {
        return std::ranges::any_of(ornaments, [&](const Built& one) { return is_in(one.at, space); });
    }
    Built* standing_statue(Space space) {
        for (Built& one : ornaments)
            if (one.kind == Kind::statue && !one.carries && one.at.front() == space) return &one;
        return nullptr;
    }
    /// On the level of the space, or higher.
    bool bridge_over(Space space) const {
        return std::ranges::any_of(ornaments, [&](const Built& one) {
            const auto over = middle(one);
            return over && over->cell == space.cell && over->level >= space.level;
        });
    }
    bool is_free(Space space, const Rulings& rulings) const {
        return !has_ornament(space) && !has_gazebo(space) && !is_in(pillars, space) &&
               !(rulings.bridge_covers && bridge_over(space));
    }
};

}
