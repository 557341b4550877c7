// What categories gain, and what a turn could have brought, as JSON.
#pragma once

#include "core/best.h"
#include "core/json.h"

namespace clerk {

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
