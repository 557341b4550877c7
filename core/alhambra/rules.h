// The one list of Alhambra's rule ids, in the order of the rulebook's tables. Behind each: the figures of its finding.
// A tile and a card are given by their numbers: of the tile in the box, of the card ten times its currency and its
// value.
#pragma once

#include "core/finding.h"

#include <span>

namespace clerk::alhambra::rules {

// Actions
inline constexpr Rule game_over{"turn.game-over", false};      //
inline constexpr Rule order{"turn.order", true};               //
inline constexpr Rule actions{"turn.actions", true};           //
inline constexpr Rule take_not_there{"take.not-there", false}; // card
inline constexpr Rule take_sum{"take.sum", true};              // sum of the cards
inline constexpr Rule buy_empty{"buy.empty", false};           // currency of the space; none in depth builds
inline constexpr Rule tile_twice{"tile.twice", false};         // tile
inline constexpr Rule pay_not_held{"pay.not-held", false};     // card
inline constexpr Rule pay_currency{"pay.currency", true};      // card, currency of the space
inline constexpr Rule pay_short{"pay.short", true};            // paid, price

// Redesigning and placing
inline constexpr Rule turn_tile{"turn.tile", false};             // tile
inline constexpr Rule remove_empty{"remove.empty", false};       //
inline constexpr Rule remove_fountain{"remove.fountain", false}; //
inline constexpr Rule no_tile{"reserve.no-tile", false};         // tile
inline constexpr Rule swap_elsewhere{"swap.elsewhere", true};    //
inline constexpr Rule occupied{"place.occupied", false};         // tile that lies there; none: the fountain
inline constexpr Rule apart{"place.apart", true};                // tile
inline constexpr Rule edges{"place.edges", true}; // side of the new tile, 1 when the wall is its own, it, the neighbour
inline constexpr Rule reach{"place.reach", true}; // tile
inline constexpr Rule cut{"palace.cut", true};    // tiles cut off
inline constexpr Rule hole{"palace.hole", true};  // cells of the hole

// The end of a turn
inline constexpr Rule no_action{"turn.no-action", true};   //
inline constexpr Rule refill_cards{"refill.cards", true};  // cards turned up, cards due
inline constexpr Rule card_copies{"card.copies", true};    // card, copies in the box
inline constexpr Rule no_draw{"scoring.no-draw", true};    //
inline constexpr Rule dirk_count{"dirk.count", true};      // tiles drawn, tiles due
inline constexpr Rule refill_space{"refill.space", false}; // currency of the space
inline constexpr Rule refill_tiles{"refill.tiles", true};  // tiles drawn, tiles due

// The end of the game
inline constexpr Rule end_not_yet{"end.not-yet", false}; //
inline constexpr Rule end_tiles{"end.tiles", false};     // tiles won, tiles left on the market

std::span<const Rule* const> all();

}
