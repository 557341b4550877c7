// What the catalogue of games takes of Egizia.
#pragma once

#include "core/egizia/play.h"
#include "core/egizia/record.h"
#include "core/egizia/score.h"

namespace clerk::egizia {

/// Grows when a change of the rules changes a score.
inline constexpr int rules_version = 1;
/// The most people who can play it together; two can at the least.
inline constexpr int largest_table = 4;
/// Whether a record has to say when the game began.
inline constexpr bool start_required = false;

}
