// The words for ships, builds, actions and rounds, and how far the game is.
#pragma once

#include "app/table/egizia/position.h"
#include "app/table/played_game.h"
#include "core/egizia/game.h"

#include <optional>
#include <vector>

#include <wx/string.h>

namespace clerk::table::egizia {

namespace game = clerk::egizia;

wxString words(const game::Gain& gain);              ///< "+2 stones, +1 for the joker"; empty: nothing
wxString words(const game::Ship& ship);              ///< "ship on Edfu"
wxString words(const game::Build& build);            ///< "obelisk 1 and 2", "sphinx: 3 cards, keeps 1"
std::vector<Place> places(const game::Round& round); ///< that it left on the monuments

// What was done in one action, in a few words.

/// "build obelisk 3", "end the round". Empty: it was something before the first round.
wxString action_in_words(const clerk::egizia::Game& before, const clerk::egizia::Game& after);

// The rounds as the strip of turns tells them.

std::vector<TurnLine> turn_lines(const clerk::egizia::Game& game);

// How far the game is.

std::optional<int> player_at_turn(const Position& position);
wxString heading(const Position& position);
inline bool finished(const Position& /*position*/) { return false; } ///< that is said by the table

}
