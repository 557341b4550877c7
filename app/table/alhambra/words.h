// Turns of Alhambra in words: a step, what is to be done next, what was done, the strip of turns.
#pragma once

#include "app/table/alhambra/entry.h"
#include "app/table/played_game.h"
#include "core/alhambra/game.h"

#include <vector>

#include <wx/string.h>

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

// A step of a turn in a few words.

wxString short_name(const game::Tile& tile); ///< without its walls: "tower 9"

/// What a step does: "builds tower 9 on 1,0". `market` is what lay there before it, in depth full.
wxString words(const game::Step& step, const game::Market& market = {});
/// What steps do, one after the other. What was bought in the step before is "it".
wxString words(const std::vector<game::Step>& steps, const game::Market& market);

std::vector<Place> places(const game::Step& step); ///< that it changes in the palace
std::vector<Place> places(const std::vector<game::Step>& steps);

// What is to be done next, in a line or two.

/// Why nothing can be put into the palace that shows; empty: something can.
wxString why_not_build(const Position& position, const Entry& entry);
wxString next_in_words(const Position& position, const Entry& entry);

/// What was done in one action, in a few words.
/// "place tower 9", "end the turn". Empty: it was something before the first turn.
wxString action_in_words(const clerk::alhambra::Game& before, const clerk::alhambra::Game& after);

/// The turns in a few words each, for the strip of turns.
/// One line a turn, then one for each player who did something at the end of the game.
std::vector<TurnLine> turn_lines(const game::Game& game);

}
