// Terraces that a photo of the table proposes: none is entered before a person takes it.
#pragma once

#include "app/table/babylon/board_view.h"
#include "app/table/babylon/outcome.h"

#include <functional>
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
/// What a photo shows of the terrace of which a person says that it lies there; none: that is not sure.
using SeenThere = std::function<std::optional<ProposedTerrace>(game::Cell anchor, int level)>;

/// Whether the next terrace may be read where it is pointed at: no flower was entered.
bool reads_photo(const Position& position, const Entry& entry);
/// The entry with the terrace that is seen at the place, on the lowest level that fits or the one that was chosen. What
/// was entered of it stays. None: nothing is surely seen there that can stand in the garden.
std::optional<Entry> with_seen(const Position& position, const Entry& entry, game::Cell anchor, const SeenThere& seen);
/// Why a click there places nothing.
wxString why_not_seen(const Position& position, const Entry& entry);

/// Empty: one can be taken.
wxString why_not_take_proposed(const Position& position, const Entry& entry,
                               const std::vector<ProposedTerrace>& proposed);

}
