// Who is here on a club night and who sits at which table next, as it is kept with the night: so other laptops of the
// club have it, too.
#pragma once

#include "app/club/evening.h"

#include <string>
#include <vector>

namespace clerk::club {

struct Seating {
    std::vector<Visitor> here;
    std::vector<std::vector<Visitor>> tables = {}; ///< empty: nobody was paired yet
    std::vector<Visitor> sitting_out = {};
    friend bool operator==(const Seating&, const Seating&) = default;
};

/// The tables as they were paired, of those who were here.
Seating seating_of(const std::vector<Visitor>& here, const NextTables& next);

/// JSON, the same for the same seating; empty: nobody is here.
std::string written(const Seating& seating);
/// What cannot be understood is nobody: it may come from anywhere. At most `most_guests` people are read.
Seating read_seating(const std::string& kept);

}
