// UUIDs of version 5 (RFC 9562), which each system makes.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace clerk::exchange {

using UuidBytes = std::array<std::uint8_t, 16>;

UuidBytes sha1_uuid(const UuidBytes& name_space, std::string_view name);

}
