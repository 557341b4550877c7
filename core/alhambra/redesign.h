// The rules for redesigning and placing, one function a rule, in the order of the rulebook's table.
#pragma once

#include "core/alhambra/play.h"
#include "core/judge.h"

namespace clerk::alhambra::redesign {

/// A tile that comes to a palace, one that leaves it, or both.
struct Change {
    const State& state;
    std::optional<Cell> out = {};
    std::optional<Tile> tile = {};
    Cell at = {}; ///< of the tile that comes

    const Palace& before() const { return state.seat().palace; }
    Palace without() const; ///< the tile that leaves
    Palace after() const;
};

Verdict turn_tile(const Change& change);
Verdict remove_empty(const Change& change);
Verdict remove_fountain(const Change& change);
Verdict no_tile(const Change& change);
Verdict swap_elsewhere(const Change& change);
Verdict occupied(const Change& change);
Verdict apart(const Change& change);
Verdict edges(const Change& change);
Verdict reach(const Change& change);
Verdict cut(const Change& change);
Verdict hole(const Change& change);

// The same of a tile in a palace, with the neighbours that count.
Verdict apart(const Palace& neighbours, const Tile& tile, Cell at);
Verdict edges(const Palace& neighbours, const Tile& tile, Cell at);
Verdict reach(const Palace& palace, const Tile& tile, Cell at);

std::vector<Place> places(const Cells& cells);

}
