// UUIDs of what comes from elsewhere: its own, or one that is made of its name there and is the same every time.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace clerk::exchange {

/// The text in lower case if it is a UUID.
std::optional<std::string> uuid(std::string_view text);

/// Version 5 (RFC 9562) of a name, in a namespace of this program's own.
std::string named_uuid(std::string_view name);

/// The id if it is a UUID, otherwise the one of "`kind`/`id`".
std::string uuid_of(std::string_view kind, std::string_view id);

// UUIDs of version 5 (RFC 9562), which each system makes.

using UuidBytes = std::array<std::uint8_t, 16>;

UuidBytes sha1_uuid(const UuidBytes& name_space, std::string_view name);

}
