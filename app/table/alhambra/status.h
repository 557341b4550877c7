// How far the game is: who is at turn, the round in words, whether anything is left to enter.
#pragma once

#include "app/table/alhambra/position.h"

#include <wx/string.h>

namespace clerk::table::alhambra {

/// At the end of the game whoever still has something to place. None: everyone's part may be entered, or the game is
/// over.
std::optional<int> player_at_turn(const Position& position);
wxString heading(const Position& position); ///< "Round 4, after scoring 1"
bool finished(const Position& position);    ///< complete, and nothing is left to be entered

}
