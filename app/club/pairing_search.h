// The search for the tables of least cost.
#pragma once

#include "app/club/seating.h"

#include <cstddef>

namespace clerk::club {

/// Those who get a seat, the strongest first.
struct SearchCase {
    std::vector<std::int64_t> strengths; ///< 0 to 1000
    std::vector<int> smaller;            ///< how often each sat at a smaller table
    Meetings met;
};

struct Found {
    std::vector<std::vector<std::size_t>> tables; ///< the one with the strongest first
    PairingCost cost{};
    bool is_best = false;
};

/// Requires as many seats in the sizes as people.
Found search(const SearchCase& people, const TableSizes& sizes, PairedBy by);

}
