// What categories gain, as JSON.
#pragma once

#include "core/best.h"
#include "core/json.h"

namespace clerk {

inline Json write_gains(const std::vector<Gain>& gains) {
    Json json = Json::object();
    for (const Gain& gain : gains) json[std::string(gain.category)] = gain.points;
    return json;
}

}
