// What the catalogue of games takes of Babylon.
#pragma once

#include "core/babylon/advice.h"
#include "core/babylon/best.h"
#include "core/babylon/play.h"
#include "core/babylon/record.h"
#include "core/babylon/score.h"

namespace clerk::babylon {

/// Grows when a change of the rules changes a score.
inline constexpr int rules_version = 1;
/// The most people who can play it together; two can at the least.
inline constexpr int largest_table = 4;
/// Whether a record has to say when the game began.
inline constexpr bool start_required = true;

}
