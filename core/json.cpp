#include "core/json.h"

namespace clerk {

std::string dumped(const Json& json, int indent) { return json.dump(indent); }

std::string dumped_leniently(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

Json parsed(std::string_view text) { return Json::parse(text, nullptr, false); }

Json difference(const Json& from, const Json& to) { return Json::diff(from, to); }

Json patched(const Json& json, const Json& difference) { return json.patch(difference); }

}
