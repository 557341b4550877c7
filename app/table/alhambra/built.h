// What a player has built, how it is laid out again, and how a first game is learned.
#pragma once

#include "app/table/alhambra/position.h"
#include "app/table/played_game.h"
#include "core/alhambra/game.h"
#include "core/alhambra/palace.h"

#include <vector>

#include <wx/string.h>

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

// What a player has built, tile by tile in words.

/// The palace of a player as it stands; in depth final as it stood at the last scoring.
game::Palace built_palace(const game::Game& game, const Position& position, int player);
std::vector<BuiltPiece> built(const Position& position, int player);

// How a palace that was swept off the table is laid out again: what is put where, step by step.
struct PlanStep {
    wxString title;
    std::vector<wxString> parts; ///< what is needed
    game::Palace palace;         ///< as far as it is then
    game::Cells fresh;           ///< what is new in it
};

/// Empty: nothing was built. The first step says what is needed and shows the whole palace.
std::vector<PlanStep> guide_plan(const game::Palace& palace);

/// What is learned in a first game of Alhambra, step by step.
/// A card or a tile, its place, a tile of the reserve, the end of the turn. Requires turns: depth full or builds.
std::vector<FirstStep> first_steps(const clerk::alhambra::Game& game);

}
