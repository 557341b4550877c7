// What a player has beside the province, in depth full, and who comes next.
#pragma once

#include "app/table/rajas/position.h"

#include <wx/string.h>

namespace clerk::table::rajas {

struct SeatView {
    int workers = 0, workers_left = 0;
    int karma = 0;
    std::array<int, game::goods.size()> markets = {}; ///< the values of all markets of a good that are not covered
    std::array<int, game::buildings.size()> levels = {};
    friend bool operator==(const SeatView&, const SeatView&) = default;

    int all_markets() const;
};

SeatView seat_view(const Position& position); ///< of the player looked at
wxString told(const SeatView& seat);
/// "Next: Layla, then Nadim", if nobody passes; empty: nobody, or not known.
wxString next_players(const Position& position);

}
