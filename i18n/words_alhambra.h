// Alhambra's words: its pieces and rulings. The sentences of its rules are in the table of words_alhambra.cpp.
#pragma once

#include "core/alhambra/best.h"
#include "core/alhambra/game.h"
#include "core/alhambra/moves.h"
#include "i18n/game_words.h"

#include <string_view>

#include <wx/string.h>

namespace clerk::i18n::alhambra {

wxString usual_name(clerk::alhambra::Colour colour); ///< "tower"
wxString name(clerk::alhambra::Colour colour);       ///< the same, or as the table calls it
wxString name(clerk::alhambra::Currency currency);   ///< "orange"
wxString name(clerk::alhambra::Marker marker);       ///< "red"
wxString name(clerk::alhambra::Side side);           ///< "north"
wxString name(const clerk::alhambra::Tile& tile);    ///< "tower 9 (walls: north and east)"
wxString name(const clerk::alhambra::Card& card);    ///< "orange 7"
wxString name(clerk::alhambra::Cell cell);           ///< "2 east 1 south" of the fountain
wxString preset_name(std::string_view preset);
wxString preset_explained(std::string_view preset);

std::span<const RulingWords> rulings_words(); ///< in core's order

// The sentences of the rules.
extern const RulesInWords rules_in_words;

/// What is legal instead of a step. Requires two steps of one kind, with a place.
wxString instead(const clerk::alhambra::Step& wanted, const clerk::alhambra::Step& legal);

/// What `clerk moves` tells people.
wxString in_words(const clerk::alhambra::Game& game, const clerk::alhambra::Moves& moves);

/// What `clerk advise` tells people, and the window.
BestWords in_words(const Record& record, const clerk::alhambra::Best& best);
/// What `clerk review` tells them.
ReviewedTurn in_words(const Record& record, const clerk::alhambra::TurnReview& review, GameAfter after);

const GameWords& words();

}
