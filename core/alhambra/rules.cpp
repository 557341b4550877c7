#include "core/alhambra/rules.h"

#include <array>

namespace clerk::alhambra::rules {

std::span<const Rule* const> all() {
    static constexpr std::array list{
        &game_over,    &order,        &actions,         &take_not_there, &take_sum,
        &buy_empty,    &tile_twice,   &pay_not_held,    &pay_currency,   &pay_short,

        &turn_tile,    &remove_empty, &remove_fountain, &no_tile,        &swap_elsewhere,
        &occupied,     &apart,        &edges,           &reach,          &cut,
        &hole,

        &no_action,    &refill_cards, &card_copies,     &no_draw,        &dirk_count,
        &refill_space, &refill_tiles,

        &end_not_yet,  &end_tiles,
    };
    return list;
}

}
