// What is there already, where a finding says that something came up twice.
#pragma once

#include "core/finding.h"

#include <optional>

#include <wx/string.h>

namespace clerk::table {

struct EarlierEntry {
    wxString words;                  ///< "John bought it in round 2."
    std::optional<Where> where = {}; ///< of the turn or palace that has it; none: it came up before the first turn
};

}
