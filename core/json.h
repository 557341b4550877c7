// JSON as a value. What is slow to compile, reading and printing, is compiled in one place.
#pragma once

#include "core/points.h"

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

extern template class nlohmann::basic_json<nlohmann::ordered_map>;

namespace clerk {

using Json = nlohmann::ordered_json; ///< keeps the order of keys

constexpr int one_line = -1;

// As text, indented by so many spaces or on one line.
std::string dumped(const Json& json, int indent = one_line);           ///< throws for a text that is not UTF-8
std::string dumped_leniently(const Json& json, int indent = one_line); ///< with U+FFFD for what is not UTF-8

/// Discarded (`is_discarded()`): the text is not JSON.
Json parsed(std::string_view text);

// RFC 6902.
Json difference(const Json& from, const Json& to);
Json patched(const Json& json, const Json& difference); ///< throws Json::exception for one that does not fit
void patch(Json& json, const Json& difference);         ///< the same in place, which may then be half changed

// Points as JSON.

/// A number; a text where those who read JSON's numbers as binary fractions would read another one.
Json json_of(const Points& points);

}
