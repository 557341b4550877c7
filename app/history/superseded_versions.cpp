#include "app/history/superseded_versions.h"

#include <nlohmann/json.hpp>

namespace clerk {

namespace {

using Json = nlohmann::ordered_json;

constexpr int deepest = 100;

/// What came from another history is believed in nothing.
Json document(const std::string& text) {
    bool too_deep = false;
    const auto shallow = [&](int depth, Json::parse_event_t, Json&) {
        too_deep = too_deep || depth > deepest;
        return depth <= deepest;
    };
    Json parsed = Json::parse(text, shallow, false);
    return parsed.is_discarded() || too_deep ? Json(text) : parsed;
}

}

std::string print(const std::vector<db::Superseded>& versions) {
    Json all = Json::array();
    for (const db::Superseded& version : versions)
        all.push_back({{"kind", version.kind},
                       {"id", version.id},
                       {"modified_at", version.modified_at},
                       {"document", document(version.document)}});
    return all.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}
