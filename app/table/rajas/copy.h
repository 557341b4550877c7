// What is printed on a table's own copy of Rajas of the Ganges, part by part.
#pragma once

#include "app/table/copy.h"
#include "core/rajas/game.h"
#include "core/rajas/json_board.h"
#include "core/rajas/pieces.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::table::rajas {

// The parts by their path in the copy.
inline constexpr std::string_view quarry_part = "/quarry", harbour_part = "/harbour", market_part = "/market",
                                  palace_part = "/palace", river_part = "/river", facing_part = "/facing",
                                  last_bonus_part = "/last_money_bonus", province_part = "/provinces/basic",
                                  back_side_part = "/provinces/navaratnas";

std::vector<CopyPart> copy_parts(const clerk::rajas::Game& game); ///< in the order in which they are best written down

// Which fame space lies beside each money space, while it is written down.

using Facing = std::vector<int>; ///< for money 0, 1, 2, …; never rising

inline constexpr int usual_last_money = 74, most_money = 199;

/// What fits the rulebook's example, to be corrected: 61 less half the money, rounded up.
int proposed(int money);
Facing proposed_facing(int last_money);

/// The money space lies beside that fame space; those after it go along, and those before it as far as they must.
Facing with_fame(Facing facing, std::size_t money, int fame);
/// The track ends there. What comes to it goes on as proposed, from where it ended.
Facing ended_at(Facing facing, int last_money);

/// What the rulebook's example says otherwise; empty: nothing.
wxString doubt(const Facing& facing);

// The places of the palace beside its chambers, and the spaces of the river, as they are written down.

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

// The province board as it is written down: its places, and what is at their sides on the rim.

/// A side with so many columns and rows, all of them places.
game::ProvinceSide plain_side(int columns, int rows);

/// A change, or why it cannot be made: what was entered at the rim is not lost by it.
struct ChangedSide {
    game::ProvinceSide side;
    wxString why_not = {};
};
ChangedSide resized(const game::ProvinceSide& side, int columns,
                    int rows); ///< columns go in the east, rows in the south
ChangedSide with_place_changed(const game::ProvinceSide& side, game::Cell cell); ///< a place becomes none, or one
/// An exit comes or goes at a side on the rim.
ChangedSide with_exit_changed(const game::ProvinceSide& side, const game::Edge& edge);
/// What is there; neither reward nor colour: nothing.
ChangedSide with_yield(const game::ProvinceSide& side, const game::Yield& yield);

/// The side of a place on the rim that is meant where somebody points at this side of a cell, from within or without.
std::optional<game::Edge> rim_edge(const game::ProvinceSide& side, const game::Edge& pointed);

}
