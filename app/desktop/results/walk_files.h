// A game walked through as a file: a moving picture, or a page with everything in it.
#pragma once

#include "app/table/walk.h"

#include <functional>
#include <string>

#include <wx/image.h>

namespace clerk::desktop {

// A game walked through as a file: a moving picture.

/// Told after every turn how many of how many are drawn; may throw to stop it.
using TurnsDone = std::function<void(std::size_t done, std::size_t all)>;

/// The table after so many turns: its boards, who has built them, and the totals; in light colours.
wxImage walk_frame(const table::Walk& walk, std::size_t after, const wxFont& face);
/// The turns from before the first on, as an animated PNG; of a very long game those with boards.
std::string walk_film(const table::Walk& walk, const wxFont& face, const TurnsDone& done);

/// A game walked through as a file: one HTML page with everything in it, to be sent to those who were not there.
/// UTF-8, well-formed as XML too. Without its script, which shows one turn at a time, all turns stand below each other.
std::string walk_document(const table::Walk& walk, const wxFont& face, const TurnsDone& done);

}
