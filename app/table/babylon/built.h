// What a player has built, how it is built again, and how a first game is learned.
#pragma once

#include "app/table/babylon/position.h"
#include "app/table/played_game.h"
#include "core/babylon/game.h"
#include "core/babylon/garden.h"

#include <vector>

#include <wx/string.h>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

/// What a player has built, piece by piece in words: terraces by level, then ornaments.
std::vector<BuiltPiece> built(const Position& position, int player);

// How a garden that fell is built again: what is put where, step by step.
struct PlanStep {
    wxString title;
    std::vector<wxString> parts; ///< what is put where
    game::Garden garden;         ///< as far as it is then
    game::RebuildStep added;     ///< what is new in it; nothing: it shows the whole garden
};

/// Empty: nothing was built. The first step says what is needed and shows the whole garden.
std::vector<PlanStep> guide_plan(const game::Garden& garden);

/// What is learned in a first game of Babylon, step by step.
/// The face of a tile, its place, an ornament, the end of the turn. Requires turns: depth full or builds.
std::vector<FirstStep> first_steps(const clerk::babylon::Game& game);

}
