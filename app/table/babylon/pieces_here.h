// The pieces that a player's record has on one cell, so that one of them can be taken back.
#pragma once

#include "core/babylon/game.h"

#include <vector>

#include <wx/string.h>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

struct PieceHere {
    Where where;               ///< in the record
    wxString words;            ///< "statue c4@2"
    std::vector<Place> places; ///< that it lies or stands on
    bool is_terrace = false;
};

/// The last entered first.
std::vector<PieceHere> pieces_here(const game::Game& game, int player, game::Cell cell);

}
