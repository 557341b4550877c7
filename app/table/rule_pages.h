// What there is to tell of the rules of a game: one page a rule, with a position that keeps it and one that breaks it.
#pragma once

#include "core/finding.h"
#include "core/game.h"
#include "i18n/words.h"

#include <string>
#include <string_view>
#include <vector>

#include <wx/string.h>

namespace clerk::table {

/// A position, as a page shows it.
struct ShownPosition {
    Record record; ///< where the table may let stand what is wrong, as if it had
    int player = 0;
    std::vector<Place> marked = {}; ///< the wrong place
    wxString entered;               ///< in words, what it is about
    bool built = false;             ///< there is something on the board, or a place to mark
};

struct RulePage {
    std::string id;
    wxString clause;   ///< what the rulebook says
    wxString sentence; ///< what is wrong in the broken position
    wxString remedy;
    bool waivable = false;
    std::vector<i18n::RulingTold> rulings;
    ShownPosition legal;
    ShownPosition broken;
    Record as_entered; ///< the broken position, as nobody has let it stand
};

/// In the rulebook's order. Requires a game that is played.
std::vector<RulePage> rule_pages(std::string_view game);

/// Every word of it stands somewhere on the page, in capitals or not.
bool speaks_of(const RulePage& page, const wxString& sought);

}
