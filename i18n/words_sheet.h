// The words of the score sheet for any other game: the sentences of what it leaves unsaid, and how a game is won.
#pragma once

#include "core/sheet/game.h"
#include "core/sheet/play.h"
#include "i18n/game_words.h"

#include <string_view>

#include <wx/string.h>

namespace clerk::i18n::sheet {

wxString name(clerk::sheet::Way way);      ///< "the most points win"
wxString explained(clerk::sheet::Way way); ///< in a sentence
/// Who has a column: the player, or the team; "Team A (Linda, John)" where there is room.
wxString name(const clerk::sheet::Game& game, const clerk::sheet::Side& side);
wxString row_name(const clerk::sheet::Game& game, std::size_t row); ///< a place's where places are told

inline std::span<const RulingWords> rulings_words() { return {}; } ///< there are none

// The sentences of the rules.
extern const RulesInWords rules_in_words;

const GameWords& words();

}
