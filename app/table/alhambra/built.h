// What a player has built, tile by tile in words.
#pragma once

#include "app/table/alhambra/position.h"
#include "app/table/built_piece.h"

namespace clerk::table::alhambra {

/// The palace of a player as it stands; in depth final as it stood at the last scoring.
game::Palace built_palace(const game::Game& game, const Position& position, int player);
std::vector<BuiltPiece> built(const Position& position, int player);

}
