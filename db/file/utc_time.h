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

// The moment of a change. Of two versions of a record the one that was modified later wins: a clock that was once wrong
// must not decide for ever.

/// SQL: when a row of `player`, `night` or `play` that is being changed is changed: now, or just after its last change
/// where that bears a later time. So whatever knows a version comes after it, whosever clock is right.
inline constexpr char moment_of_change[] =
    "(SELECT max(moment, coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', modified_at, '+0.001 seconds'), '')) FROM now)";

/// SQL: for a row that damage or a repair took something from: just before its last change. So it loses to the version
/// elsewhere that still has it, and wins over whatever is older than that.
inline constexpr char moment_before_change[] =
    "coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', modified_at, '-0.001 seconds'), modified_at)";

}
