// The words of Rajas of the Ganges: its pieces and rulings. The sentences of its rules are in the table of
// words_rajas.cpp.
#pragma once

#include "core/rajas/game.h"
#include "core/rajas/play.h"
#include "i18n/game_words.h"

#include <string_view>

#include <wx/string.h>

namespace clerk::i18n::rajas {

wxString usual_name(clerk::rajas::Colour colour); ///< "orange"
wxString name(clerk::rajas::Colour colour);       ///< the same, or as the table calls it
wxString name(clerk::rajas::YieldColour colour);  ///< "brown"
wxString name(clerk::rajas::Good good);           ///< "silk"
wxString name(clerk::rajas::Building building);   ///< "temple"
wxString name(clerk::rajas::Side side);           ///< "north"
wxString name(clerk::rajas::Die die);             ///< "blue 3"
/// Where workers go: "the quarry". A place of the palace that the table described has the name it gave it.
wxString name(const clerk::rajas::Spot& spot);
wxString name(clerk::rajas::Chamber chamber);          ///< "the dancer"
wxString name(clerk::rajas::Counted counted);          ///< what so much is given for each of: "bend"
wxString name(const clerk::rajas::Asked& asked);       ///< "any die"
wxString in_words(const clerk::rajas::Reward& reward); ///< "fame 2; a die: blue"; "nothing"
wxString preset_name(std::string_view preset);
wxString preset_explained(std::string_view preset);

std::span<const RulingWords> rulings_words(); ///< in core's order

// The sentences of the rules.
extern const RulesInWords rules_in_words;

/// What `clerk moves` tells people.
wxString in_words(const clerk::rajas::Game& game, const clerk::rajas::Moves& moves);

const GameWords& words();

}
