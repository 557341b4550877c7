// How a garden that fell is built again: what is put where, step by step.
#pragma once

#include "core/babylon/supports.h"

#include <vector>

#include <wx/string.h>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

struct PlanStep {
    wxString title;
    std::vector<wxString> parts; ///< what is put where
    game::Garden garden;         ///< as far as it is then
    game::RebuildStep added;     ///< what is new in it; nothing: it shows the whole garden
};

/// Empty: nothing was built. The first step says what is needed and shows the whole garden.
std::vector<PlanStep> guide_plan(const game::Garden& garden);

}
