// The digest SHA-256 (FIPS 180-4).
#pragma once

#include <string>
#include <string_view>

namespace clerk::db {

[[nodiscard]] std::string sha256(std::string_view bytes); ///< 64 digits

}
