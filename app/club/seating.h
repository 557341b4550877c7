// Who is to be seated, at tables of which sizes, and what seats are judged by.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace clerk::club {

enum class PairedBy {
    rating, ///< those of like strength together; of equal cases those who have not met
    swiss   ///< nobody meets the same again where that can be avoided; then those of like points together
};

/// Someone who is here.
struct Guest {
    std::int64_t strength = 0; ///< what is to be alike at a table: points so far, or the rating
    int plays = 0;             ///< on this evening
    int smaller = 0;           ///< of these, at a table smaller than another of its round
};

/// How often two guests have met, by their numbers. Symmetric.
using Meetings = std::vector<std::vector<int>>;

/// So many tables of `size`, and so many with one person fewer.
struct TableSizes {
    int size = 0;
    int full = 0;
    int smaller = 0;
    int people() const { return size * full + (size - 1) * smaller; }
    friend bool operator==(const TableSizes&, const TableSizes&) = default;
};

/// Three sums, compared in their order, the less the better. By Swiss pairings: the squares of how often each two at a
/// table have met; how often those at a smaller table sat at one; how far strengths at a table lie apart. By rating
/// the last comes first.
///
/// Apart: the sum of the squared differences of all pairs, divided by the people at the table, times 420; strengths are
/// brought to 0 to 1000 before.
using PairingCost = std::array<std::int64_t, 3>;

}
