// The one list of Babylon's rule ids, in the order of the rulebook's tables. Behind each: the figures of its finding.
#pragma once

#include "core/finding.h"

#include <span>

namespace clerk::babylon::rules {

// Turn
inline constexpr Rule game_over{"turn.game-over", false};     // rounds of the game
inline constexpr Rule no_dig{"turn.dig", false};              //
inline constexpr Rule dig_empty{"dig.empty", false};          //
inline constexpr Rule symbol_count{"dig.symbol-count", true}; // symbols of the tile, material, symbols it bears
inline constexpr Rule turn_tile{"turn.tile", false};          // From: 0 dug, 1 slot, 2 third terrace

// Placing a terrace
inline constexpr Rule off_board{"terrace.off-board", false};      //
inline constexpr Rule level_order{"terrace.level-order", true};   // level, the level below that is missing
inline constexpr Rule not_on_top{"terrace.not-on-top", false};    // level, highest level in the way
inline constexpr Rule full_overlap{"terrace.full-overlap", true}; // level, level of the other terrace
inline constexpr Rule open_corner{"terrace.open-corner", true};   // corner
inline constexpr Rule support{"terrace.support", true}; // corners without support, level, gap of the first one
inline constexpr Rule pillars{"terrace.pillars", true}; // pillars needed, pillars held

// Building an ornament
inline constexpr Rule shape{"ornament.shape", false};                       // kind, spaces given
inline constexpr Rule no_space{"ornament.no-space", false};                 // level
inline constexpr Rule hidden{"ornament.hidden", true};                      // level of the terrace that covers it
inline constexpr Rule occupied{"ornament.occupied", false};                 //
inline constexpr Rule not_this_turn{"ornament.not-this-turn", true};        //
inline constexpr Rule effect_unavailable{"effect.unavailable", true};       // effect of the round
inline constexpr Rule effect_used{"effect.already-used", true};             // effect
inline constexpr Rule effect_elsewhere{"effect.elsewhere", true};           //
inline constexpr Rule effect_not_this_turn{"effect.not-this-turn", true};   //
inline constexpr Rule effect_needs_symbol{"effect.needs-symbol", true};     // symbol there
inline constexpr Rule effect_needs_blank{"effect.needs-blank", true};       // symbol there
inline constexpr Rule ornament_symbol{"ornament.symbol", true};             // kind needed, symbol there
inline constexpr Rule fountain_not_adjacent{"fountain.not-adjacent", true}; //
inline constexpr Rule stairs_not_adjacent{"stairs.not-adjacent", true};     //
inline constexpr Rule fountain_level{"fountain.level", true};               // the two levels
inline constexpr Rule fountain_same_terrace{"fountain.same-terrace", true}; //
inline constexpr Rule stairs_level{"stairs.level", true};                   // the two levels
inline constexpr Rule bridge_not_opposite{"bridge.not-opposite", true};     //
inline constexpr Rule bridge_level{"bridge.level", true};                   // the two levels
inline constexpr Rule statue_not_aligned{"statue.not-aligned", true};       // statues standing
inline constexpr Rule bridge_gap{"bridge.gap", true}; // level of the bridge, level in the way, 0 terrace or 1 bridge

std::span<const Rule* const> all();

}
