// A stone comes to a monument: the rules, one function a rule, in the order of the rules' table.
#pragma once

#include "core/egizia/state.h"
#include "core/finding.h"

namespace clerk::egizia::stones {

struct Setting {
    const Table& table;
    const Monuments& monuments;
    const Stone& stone;
};

Checks<Setting> of_a_stone();

inline constexpr Rule grave_tile{"grave.tile", true}; ///< also asked of the tiles of the end

/// The finding of one tile more than there are of a value.
inline Evidence too_many_of(std::vector<Place> places, int value, int tiles) {
    return {std::move(places), {value, tiles}};
}

}
