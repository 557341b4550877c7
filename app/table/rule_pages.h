// What there is to tell of the rules of a game: one page a rule, with a position that keeps it and one that breaks it;
// and one page a category of points, with two positions that score differently.
#pragma once

#include "core/finding.h"
#include "core/game.h"
#include "i18n/words.h"

#include <string>
#include <string_view>
#include <vector>

#include <wx/string.h>

namespace clerk::table {

/// A line of what was entered, or of what a player then has.
struct EnteredLine {
    wxString words;
    bool differs = false; ///< from the other position of the page
    bool is_held = false; ///< what the player then has; told only where it differs
};

/// A position, as a page shows it.
struct ShownPosition {
    Record record; ///< where the table may let stand what is wrong, as if it had
    int player = 0;
    wxString verdict;                    ///< "Not legal", "Statues: 4"
    std::vector<Place> lit = {};         ///< where the points come from
    std::vector<Place> marked = {};      ///< the wrong place
    wxString entered = {};               ///< in words, what it is about
    std::vector<EnteredLine> lines = {}; ///< the turns up to there, then what the player has
    bool built = false;                  ///< there is something on the board, or a place to mark
};

struct RulePage {
    std::string id;      ///< of the rule; of a category "score.statues"
    bool scores = false; ///< it is about a category of points: nothing is broken
    wxString title;      ///< the rule in a few words; of a category its name
    wxString clause;     ///< what the rulebook says
    wxString sentence;   ///< what is wrong in the broken position
    wxString remedy;
    bool waivable = false;
    std::vector<i18n::RulingTold> rulings;
    ShownPosition legal;  ///< of a category the first of its positions
    ShownPosition broken; ///< and the second
    Record as_entered;    ///< to be tried out; the broken position, as nobody has let it stand
};

/// The rules in the rulebook's order, then the categories of the score. Requires a game that is played.
std::vector<RulePage> rule_pages(std::string_view game);
wxString listed_as(const RulePage& page); ///< "Statues stand in line", "Score: statues"

/// Every word of it stands somewhere on the page, in capitals or not.
bool speaks_of(const RulePage& page, const wxString& sought);

}
