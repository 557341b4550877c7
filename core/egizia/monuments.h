// What is built on the monuments of Egizia, and what that leaves open.
#pragma once

#include "core/egizia/table.h"

namespace clerk::egizia {

/// A stone on a monument.
struct Built {
    Space at;
    int player = 0;
    int value = 0;
    friend bool operator==(const Built&, const Built&) = default;
};

/// The points for a row of the pyramid that is finished.
struct RowBonus {
    int player = 0;
    int points = 0;
};

struct Monuments {
    std::vector<Built> built = {};       ///< in the order placed
    std::vector<int> finished_rows = {}; ///< of the pyramid, in the order finished

    bool has(const Space& space) const;
    int stones_on(Part part) const;
    int stones_in_row(int row) const;
    int graves_of(int value) const;
    /// One of the first four graves that are not built.
    bool is_open(const Space& grave) const;
    bool is_finished(int row) const;
    RowBonus bonus(int row) const; ///< requires a stone in it
    void set(const Table& table, const Stone& stone, int player);
    friend bool operator==(const Monuments&, const Monuments&) = default;
};

/// The figure that a stone takes, costs and brings; none: it is not known, or there is no such space.
std::optional<int> value_of(const Table& table, const Stone& stone);
int values_of(const Table& table, const Stones& stones);
/// The spaces below, of the described pyramid, that a space rests on.
Spaces supports(const Board& board, const Space& space);

}
