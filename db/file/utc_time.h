// Moments in UTC. Who needs one is given it; only the edge of the program asks the clock.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace clerk::db {

using Time = std::chrono::sys_seconds;

inline Time now() { return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()); }

/// "20261121T190000Z", of years 0 to 9999.
std::string compact(Time time);
std::optional<Time> read_compact(std::string_view text);
std::string rfc3339(Time time); ///< "2026-11-21T19:00:00Z"

}
