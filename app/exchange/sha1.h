// SHA-1 (FIPS 180-4), for the names of which UUIDs are made (RFC 9562, version 5). Not for secrets.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace clerk::exchange {

std::array<std::uint8_t, 20> sha1(std::string_view bytes);

}
