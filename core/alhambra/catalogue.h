// What the catalogue of games takes of Alhambra.
#pragma once

#include "core/alhambra/best.h"
#include "core/alhambra/moves.h"
#include "core/alhambra/play.h"
#include "core/alhambra/record.h"
#include "core/alhambra/score.h"

namespace clerk::alhambra {

/// Grows when a change of the rules changes a score.
inline constexpr int rules_version = 1;
/// The most people who can play it together; two can at the least.
inline constexpr int largest_table = 6;
/// Whether a record has to say when the game began.
inline constexpr bool start_required = true;

}
