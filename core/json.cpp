#include "core/json.h"

#include <algorithm>

template class nlohmann::basic_json<nlohmann::ordered_map>;

namespace clerk {

namespace {

/// What a difference() consists of. Others of JSON Patch double a document with few words.
constexpr std::string_view operations[] = {"add", "remove", "replace"};

bool is_ours(const Json& operation) {
    return std::ranges::find(operations, operation.at("op").get<std::string>()) != std::end(operations);
}

}

std::string dumped(const Json& json, int indent) { return json.dump(indent); }

std::string dumped_leniently(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

Json parsed(std::string_view text) { return Json::parse(text, nullptr, false); }

Json difference(const Json& from, const Json& to) { return Json::diff(from, to); }

Json patched(const Json& json, const Json& difference) {
    Json changed = json;
    patch(changed, difference);
    return changed;
}

void patch(Json& json, const Json& difference) {
    if (!std::ranges::all_of(difference, is_ours))
        throw Json::other_error::create(0, "an operation that no difference has", &difference);
    json.patch_inplace(difference);
}

Json json_of(const Points& points) {
    if (points.is_whole()) return points.whole;
    const std::string digits = print(points);
    Json number = parsed(digits);
    return dumped(number) == digits ? number : Json(digits);
}

}
