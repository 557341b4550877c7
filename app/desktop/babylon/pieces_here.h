// The pieces that a player's record has on one cell, so that one of them can be taken back.
#pragma once

#include "core/babylon/game.h"

#include <optional>
#include <vector>

#include <wx/string.h>

namespace clerk::desktop::babylon {

struct PieceHere {
    Where where;                                             ///< in the record
    wxString words;                                          ///< "statue c4@2"
    std::optional<clerk::babylon::Placement> placement = {}; ///< of a terrace
};

/// The last entered first.
std::vector<PieceHere> pieces_here(const clerk::babylon::Game& game, int player, clerk::babylon::Cell cell);

}
