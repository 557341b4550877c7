// A score as JSON: what `clerk score` prints and the store keeps.
#pragma once

#include "core/json_reader.h"
#include "core/score_sheet.h"

namespace clerk {

/// `complete`, `players`, and who takes points without playing.
void write_score(Json& json, const ScoreSheet& sheet);
Json write_player(const PlayerScore& score);

}
