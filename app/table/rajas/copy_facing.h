// Which fame space lies beside each money space, while it is written down.
#pragma once

#include <cstddef>
#include <vector>

#include <wx/string.h>

namespace clerk::table::rajas {

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

}
