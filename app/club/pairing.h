// Who sits at which table next.
#pragma once

#include "app/club/seating.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace clerk::club {

inline constexpr int least_at_a_table = 2;

/// As even as can be: as few tables as hold everybody, or so many. Who has no seat sits out. None: there are not two
/// people a table. Requires `most` of 2 at least.
std::optional<TableSizes> table_sizes(int people, int most, std::optional<int> tables = {});

struct Pairing {
    std::vector<std::vector<std::size_t>> tables; ///< numbers of guests; the first table has the strongest
    std::vector<std::size_t> sitting_out;
    PairingCost cost{};
    int rematches = 0;    ///< pairs at a table that have met before
    bool is_best = false; ///< no other has less cost, which is proved
};

/// The same for the same guests in the same order. Up to 32 seats it is the best there is, unless the proof would take
/// too long; of more it is one that no exchange of two people betters. Who sits out: those with the most plays, of
/// them the last in the list. Requires sizes of `table_sizes` and at most 7 people a table.
Pairing paired(const std::vector<Guest>& guests, const Meetings& met, const TableSizes& sizes, PairedBy by);

}
