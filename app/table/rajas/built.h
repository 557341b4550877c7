// What a player has built, tile by tile in words.
#pragma once

#include "app/table/built_piece.h"
#include "app/table/rajas/position.h"

namespace clerk::table::rajas {

std::vector<BuiltPiece> built(const Position& position, int player);

}
