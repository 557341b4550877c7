// What carries each corner of the terraces that stand in a garden, told from the garden alone.
#pragma once

#include "core/babylon/garden.h"

namespace clerk::babylon {

/// The space that a corner of the terrace rests over: of the terrace next below, or a slot of the board.
Space below(const Garden& garden, const Terrace& terrace, Corner corner);
/// What carries the terrace, corner by corner. Requires that it stands in the garden.
Supports supports_of(const Garden& garden, const Terrace& terrace);

}
