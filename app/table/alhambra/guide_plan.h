// How a palace that was swept off the table is laid out again: what is put where, step by step.
#pragma once

#include "core/alhambra/palace.h"

#include <vector>

#include <wx/string.h>

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

struct PlanStep {
    wxString title;
    std::vector<wxString> parts; ///< what is needed
    game::Palace palace;         ///< as far as it is then
    game::Cells fresh;           ///< what is new in it
};

/// Empty: nothing was built. The first step says what is needed and shows the whole palace.
std::vector<PlanStep> guide_plan(const game::Palace& palace);

}
