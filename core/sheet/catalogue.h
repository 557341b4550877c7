// What the catalogue of games takes of the score sheet for any other game.
#pragma once

#include "core/sheet/play.h"
#include "core/sheet/record.h"

namespace clerk::sheet {

/// Grows when a change of the rules changes a score.
inline constexpr int rules_version = 1;
/// The most people who can play it together; here one can alone.
inline constexpr int largest_table = most_players;
/// Whether a record has to say when the game began.
inline constexpr bool start_required = false;

}
