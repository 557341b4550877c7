// Dates and times as other programs write them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clerk::exchange {

/// "2026-11-20 19:30:00" as "2026-11-20T19:30:00Z". A time that names no zone is taken as UTC, and a date without a
/// time as its noon, so that it is the same day nearly everywhere. None: the text is no date and time.
std::optional<std::string> utc(std::string_view text);

/// The text as utc() has it, of a clock on the wall here: a time that names no zone is taken in that of this computer.
std::optional<std::string> utc_of_clock(std::string_view text);
/// The day of a text without an hour, or with that which the app writes for none, 10:00:00: its noon. None: it has one.
std::optional<std::string> day_alone(std::string_view text);
/// What the clock on the wall here showed then: "2026-11-20 19:30:00".
std::string clock_of_utc(std::string_view utc);

/// "2026-11-20T19:30:00Z" as "2026-11-20 19:30:00".
std::string spaced(std::string_view utc);

}
