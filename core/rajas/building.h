// A tile comes to a province: the rules, one function a rule, in the order of the rules' table, and what it brings.
#pragma once

#include "core/finding.h"
#include "core/rajas/state.h"

namespace clerk::rajas::building {

struct Building {
    const State& state;
    const Lay& lay;

    const Laid* there() const { return state.seat().province.tile_at(lay.at); } ///< on the cell; null: none
    bool covers() const;                                                        ///< a tile that covers another is meant
};

Checks<Building> of_a_tile();
Checks<Building> of_the_place(); ///< those of them that ask for no payment

/// What the tile costs in dice.
int due(const Building& building);

void carry_out(State& state, const Lay& lay);

}
