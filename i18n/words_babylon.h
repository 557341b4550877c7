// Babylon's words: its pieces, tokens and rulings. The sentences of its rules are in the table of words_babylon.cpp.
#pragma once

#include "core/babylon/advice.h"
#include "core/babylon/best.h"
#include "core/babylon/game.h"
#include "i18n/game_words.h"

#include <string_view>

#include <wx/string.h>

namespace clerk::i18n::babylon {

wxString usual_name(clerk::babylon::Flower flower); ///< "white"
wxString name(clerk::babylon::Flower flower);       ///< the same, or as the table calls it
wxString name(clerk::babylon::Kind kind);           ///< "statue"
wxString name(clerk::babylon::Symbol symbol);       ///< "statue", "blank space"
wxString name(clerk::babylon::Material material);   ///< "clay"
wxString name(clerk::babylon::Corner corner);       ///< "north-west"
wxString name(clerk::babylon::Effect effect);       ///< "single pillar"
wxString explained(clerk::babylon::Effect effect);  ///< one sentence
wxString preset_name(std::string_view preset);
wxString preset_explained(std::string_view preset);

std::span<const RulingWords> rulings_words(); ///< in core's order

/// "stairs c4@1 and c3@2 (c4@1 counts as the symbol needed)"
wxString ornament(const clerk::babylon::Building& building);

// The sentences of the rules.
extern const RulesInWords rules_in_words;

/// What is legal instead, told by what is different: "It is legal 1 cell to the east."
wxString instead(const clerk::babylon::Placement& wanted, const clerk::babylon::Placement& legal);
wxString instead(const clerk::babylon::Building& legal);

// What `clerk moves` and `clerk missed` tell people.
wxString in_words(const clerk::babylon::Game& game, const clerk::babylon::Moves& moves);
wxString in_words(const clerk::babylon::Game& game, const std::vector<clerk::babylon::Missed>& missed);

/// What `clerk advise` tells people, and the window.
BestWords in_words(const Record& record, const clerk::babylon::Best& best);
/// What `clerk review` tells them.
ReviewedTurn in_words(const Record& record, const clerk::babylon::TurnReview& review, GameAfter after);

const GameWords& words();

}
