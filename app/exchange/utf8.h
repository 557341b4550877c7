// UTF-8 (RFC 3629), strictly: no surrogates, nothing beyond U+10FFFF and nothing longer than it need be.
#pragma once

#include <cstddef>
#include <string_view>

namespace clerk::exchange {

bool is_utf8(std::string_view text);
std::size_t code_points(std::string_view text); ///< requires UTF-8

}
