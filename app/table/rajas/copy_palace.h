// The places of the palace beside its chambers, and the spaces of the river, as they are written down.
#pragma once

#include "core/rajas/record_parts.h"

#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::table::rajas {

namespace game = clerk::rajas;

using Palace = std::vector<game::PalacePlace>;

/// Why a place cannot be called so; empty: it can.
wxString why_not_name(const Palace& palace, const std::string& name);

/// Which dice a place may ask for, in the order in which they are offered.
std::vector<game::Asked> asked_dice();

/// The space after `after` (0: the first one) gives nothing yet. The bridge keeps its place between two spaces.
game::RiverDraft with_space(game::RiverDraft river, int after);
game::RiverDraft without_space(game::RiverDraft river, int space);
game::RiverDraft with_bridge(game::RiverDraft river, int after); ///< the same again: it is not known any more

}
