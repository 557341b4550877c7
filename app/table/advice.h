// What is legal in place of something that is not.
#pragma once

#include "core/finding.h"

#include <vector>

#include <wx/string.h>

namespace clerk::table {

/// `Whole` is a game, or a record.
template <class Whole> struct Advice {
    wxString words;            ///< "It is legal 1 cell to the east."
    std::vector<Place> places; ///< where it is legal
    Whole mended;              ///< with what is legal in place
};

/// The first finding as it is told: of several rules that a step breaks the one that a table can do something about.
struct ToldFinding {
    Finding finding;
    wxString remedy = {}; ///< empty: the finding's own
};

}
