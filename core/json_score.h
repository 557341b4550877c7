// A score as JSON, as `clerk score` prints it and the store keeps it; what categories gain, and what a turn could have
// brought.
#pragma once

#include "core/best.h"
#include "core/json.h"
#include "core/json_reader.h"
#include "core/score_sheet.h"

namespace clerk {

/// `complete`, `players`, and who takes points without playing.
void write_score(Json& json, const ScoreSheet& sheet);
Json write_player(const PlayerScore& score);

// What categories gain, and what a turn could have brought, as JSON.

inline Json write_gains(const std::vector<Gain>& gains) {
    Json json = Json::object();
    for (const Gain& gain : gains) json[std::string(gain.category)] = gain.points;
    return json;
}

inline Json write_compared(const ComparedTurn& turn) {
    return {{"turn", turn.turn},   {"player", turn.player}, {"points", turn.points}, {"best", turn.best},
            {"left", turn.left()}, {"exact", turn.exact()}, {"bound", turn.bound}};
}

}
