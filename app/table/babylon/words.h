// Turns of Babylon in words: a piece, what was done, the strip of turns.
#pragma once

#include "app/table/played_game.h"
#include "core/babylon/game.h"
#include "core/babylon/play.h"

#include <optional>
#include <variant>
#include <vector>

#include <wx/string.h>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

// A terrace or an ornament as it was entered, in words, and the spaces it lies on.

using Piece = std::variant<game::Placement, game::Building>;

wxString words(const Piece& piece);            ///< "statue c4, level 2"
std::vector<Place> places(const Piece& piece); ///< the spaces it covers or stands on

/// What was done in one action, in a few words.
/// "place terrace", "build statue". Empty: it was something before the first turn.
wxString action_in_words(const clerk::babylon::Game& before, const clerk::babylon::Game& after);

// The turns in a few words each, for the strip of turns.

/// "digs b3 for 4 pillars, builds on level 2 at d4, stairs c4-c5". `before`: the state before the turn; none where an
/// earlier turn cannot be played.
TurnLine turn_line(const game::Game& game, std::size_t turn, const std::optional<game::State>& before);
/// Of every turn. Plays along as long as the turns can be played.
std::vector<TurnLine> turn_lines(const game::Game& game);
std::vector<TurnLine> turn_lines(const game::Game& game, const game::Fold& fold); ///< of that game

}
