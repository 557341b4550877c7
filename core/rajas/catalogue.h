// What the catalogue of games takes of Rajas of the Ganges.
#pragma once

#include "core/rajas/play.h"
#include "core/rajas/record.h"
#include "core/rajas/score.h"

namespace clerk::rajas {

/// Grows when a change of the rules changes a score.
inline constexpr int rules_version = 1;
/// The most people who can play it together; two can at the least.
inline constexpr int largest_table = 4;
/// Whether a record has to say when the game began.
inline constexpr bool start_required = false;

}
