// A game walked through as a file: one HTML page with everything in it, to be sent to those who were not there.
#pragma once

#include "app/desktop/results/walk_film.h"

namespace clerk::desktop {

/// UTF-8, well-formed as XML too. Without its script, which shows one turn at a time, all turns stand below each other.
std::string walk_document(const table::Walk& walk, const wxFont& face, const TurnsDone& done);

}
