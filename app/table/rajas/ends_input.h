// What is typed of the end: where markers stand, gaps, who met first.
#pragma once

#include "app/table/rajas/entry.h"

namespace clerk::table::rajas {

/// In depth final: money, fame or the gap of a player. Where the facing is described, money and fame are never lacking:
/// nothing typed means 0.
Outcome enter_final(const Position& position, Entry entry, int player, std::optional<int> game::Final::*part,
                    std::optional<int> number);
/// What has to be told before it is known who wins. Empty: nothing.
wxString asked_of_order(const Position& position);
Outcome turn_place(const Position& position, Entry entry, int player); ///< in the order of meeting
/// Whether that matters for the player: gaps that are equal, or not known.
bool asks_for_order(const Position& position, int player);
/// Of a game with turns.
Outcome enter_gap(const Position& position, Entry entry, int player, std::optional<int> gap);
bool asks_for_gaps(const Position& position);

}
