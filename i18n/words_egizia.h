// The words of Egizia: its pieces, places and rulings. The sentences of its rules are in the table of words_egizia.cpp.
#pragma once

#include "core/egizia/game.h"
#include "core/egizia/play.h"
#include "i18n/game_words.h"

#include <string_view>

#include <wx/string.h>

namespace clerk::i18n::egizia {

wxString name(clerk::egizia::Marker marker);      ///< "red"
wxString name(clerk::egizia::Crew crew);          ///< "the blue crew"
wxString name(clerk::egizia::Site site);          ///< "the graves"
wxString name(const clerk::egizia::Spot& spot);   ///< "card space 3"; ring spaces as they are printed: "Edfu"
wxString name(const clerk::egizia::Space& space); ///< "obelisk 3"
wxString preset_name(std::string_view preset);
wxString preset_explained(std::string_view preset);

std::span<const RulingWords> rulings_words(); ///< in core's order

// The sentences of the rules.
extern const RulesInWords rules_in_words;

/// What `clerk moves` tells people.
wxString in_words(const clerk::egizia::Game& game, const clerk::egizia::Moves& moves);

const GameWords& words();

}
