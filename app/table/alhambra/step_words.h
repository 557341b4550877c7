// A step of a turn in a few words.
#pragma once

#include "core/alhambra/game.h"

#include <vector>

#include <wx/string.h>

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

wxString short_name(const game::Tile& tile); ///< without its walls: "tower 9"

/// What a step does: "builds tower 9 on 1,0". `market` is what lay there before it, in depth full.
wxString words(const game::Step& step, const game::Market& market = {});
/// What steps do, one after the other. What was bought in the step before is "it".
wxString words(const std::vector<game::Step>& steps, const game::Market& market);

std::vector<Place> places(const game::Step& step); ///< that it changes in the palace
std::vector<Place> places(const std::vector<game::Step>& steps);

}
