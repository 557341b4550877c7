#include "db/file/utc_time.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace clerk::db {

namespace {

using namespace std::chrono;

std::string print(Time time, const char* form) {
    const auto day = floor<days>(time);
    const year_month_day date{day};
    const hh_mm_ss clock{time - day};
    std::array<char, 64> text{};
    const int length =
        std::snprintf(text.data(), text.size(), form, int{date.year()}, unsigned{date.month()}, unsigned{date.day()},
                      static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                      static_cast<int>(clock.seconds().count()));
    return {text.data(), static_cast<std::size_t>(length)};
}

bool has_form(std::string_view text) {
    constexpr std::string_view form = "ddddddddTddddddZ";
    return std::ranges::equal(text, form, [](char c, char f) { return f == 'd' ? c >= '0' && c <= '9' : c == f; });
}

int figure(std::string_view text, std::size_t at, std::size_t digits) {
    int value = 0;
    for (const char digit : text.substr(at, digits)) value = value * 10 + (digit - '0');
    return value;
}

}

std::string compact(Time time) { return print(time, "%04d%02u%02uT%02d%02d%02dZ"); }

std::string rfc3339(Time time) { return print(time, "%04d-%02u-%02uT%02d:%02d:%02dZ"); }

std::optional<Time> read_compact(std::string_view text) {
    if (!has_form(text)) return std::nullopt;
    const auto part = [&](std::size_t at) { return figure(text, at, 2); };
    const year_month_day date{year{figure(text, 0, 4)}, month{static_cast<unsigned>(part(4))},
                              day{static_cast<unsigned>(part(6))}};
    if (!date.ok() || part(9) > 23 || part(11) > 59 || part(13) > 59) return std::nullopt;
    return sys_days{date} + hours{part(9)} + minutes{part(11)} + seconds{part(13)};
}

}
