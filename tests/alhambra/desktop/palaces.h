// Palaces to draw.
#pragma once

#include "core/alhambra/state.h"

#include <initializer_list>
#include <string_view>

namespace clerk::desktop::test {

/// Of tiles and cells as a record writes them.
inline clerk::alhambra::Palace palace(std::initializer_list<std::pair<std::string_view, std::string_view>> tiles) {
    clerk::alhambra::Palace palace;
    for (const auto& [tile, cell] : tiles)
        palace.lay(clerk::alhambra::read_tile(tile).value(), clerk::alhambra::read_cell(cell).value());
    return palace;
}

/// Walled all round but for the fountain's south: eleven walls in a row.
inline clerk::alhambra::Palace walled() {
    return palace({{"blue-6-n", "0,1"},
                   {"green-10-w", "-1,0"},
                   {"blue-7-e", "1,0"},
                   {"blue-5-nw", "-1,1"},
                   {"white-7-ne", "1,1"},
                   {"brown-6-sw", "-1,-1"},
                   {"red-6-es", "1,-1"}});
}

}
