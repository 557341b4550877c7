// Who sits at which table next: guests, tables, and the search for those of least cost.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace clerk::club {

// Who is to be seated, at tables of which sizes, and what seats are judged by.

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

// The search for the tables of least cost.

/// The people who get a seat, the strongest first.
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

// Who sits at which table next.

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

/// Seats the guests: equal guests in an equal order are seated alike. Up to 32 seats it is the best there is, unless
/// the proof would take too long; of more it is one that no exchange of two people betters. Who sits out: those with
/// the most plays, of them the last in the list. Requires sizes of `table_sizes` and at most 7 people a table.
Pairing paired(const std::vector<Guest>& guests, const Meetings& met, const TableSizes& sizes, PairedBy by);

}
