// How high a level of the table stands.
#pragma once

#include "app/photo/table_reader.h"

namespace clerk::photo {

struct ProposedHeight {
    double level_high = 0; ///< in sides of a cell
    double certainty = 0;  ///< from 0 to 1
};

/// At which height most terraces lie on the grid. None: it cannot be told.
std::optional<ProposedHeight> proposed_level_height(const TableReader& reader);

}
