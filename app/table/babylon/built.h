// What a player has built, piece by piece in words: terraces by level, then ornaments.
#pragma once

#include "app/table/babylon/position.h"
#include "app/table/built_piece.h"

namespace clerk::table::babylon {

std::vector<BuiltPiece> built(const Position& position, int player);

}
