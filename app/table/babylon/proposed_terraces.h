// Terraces that a photo of the table proposes: none is entered before a person takes it.
#pragma once

#include "app/table/babylon/board_view.h"
#include "app/table/babylon/outcome.h"

#include <vector>

namespace clerk::table::babylon {

/// Those that are not entered in the garden looked at (on their level nothing lies where they do) and that can stand in
/// it as it is now, on terraces that were entered: the level of another may be misread. Those whose open corner is
/// known come first.
std::vector<ProposedTerrace> not_entered(const Position& position, const Entry& entry,
                                         std::vector<ProposedTerrace> proposed);
/// As if a person had chosen its flower, level and open corner and clicked there. One whose open corner is not known
/// comes into the hand.
Outcome take_proposed(const Position& position, Entry entry, const ProposedTerrace& proposed);
/// Empty: one can be taken.
wxString why_not_take_proposed(const Position& position, const Entry& entry,
                               const std::vector<ProposedTerrace>& proposed);

}
