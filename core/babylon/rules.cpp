#include "core/babylon/rules.h"

#include <array>

namespace clerk::babylon::rules {

std::span<const Rule* const> all() {
    static constexpr std::array list{
        &game_over,
        &no_dig,
        &dig_empty,
        &symbol_count,
        &turn_tile,

        &off_board,
        &level_order,
        &not_on_top,
        &full_overlap,
        &open_corner,
        &support,
        &pillars,

        &shape,
        &no_space,
        &hidden,
        &occupied,
        &not_this_turn,
        &effect_unavailable,
        &effect_used,
        &effect_elsewhere,
        &effect_not_this_turn,
        &effect_needs_symbol,
        &effect_needs_blank,
        &ornament_symbol,
        &fountain_not_adjacent,
        &stairs_not_adjacent,
        &fountain_level,
        &fountain_same_terrace,
        &stairs_level,
        &bridge_not_opposite,
        &bridge_level,
        &statue_not_aligned,
        &bridge_gap,
    };
    return list;
}

}
