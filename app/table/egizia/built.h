// What a player has built, stone by stone in words.
#pragma once

#include "app/table/built_piece.h"
#include "app/table/egizia/position.h"

namespace clerk::table::egizia {

std::vector<BuiltPiece> built(const Position& position, int player);

}
