#include "app/exchange/utc.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <ctime>

namespace clerk::exchange {

namespace {

constexpr std::string_view shape = "0000-00-00 00:00:00";
constexpr std::size_t date_length = 10;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool has_shape(std::string_view text) {
    const auto right = [](char place, char c) {
        return place == '0' ? is_digit(c) : place == ' ' ? c == ' ' || c == 'T' : c == place;
    };
    return std::ranges::equal(shape, text, right);
}

int number(std::string_view text, std::size_t at, std::size_t digits) {
    int value = 0;
    std::from_chars(text.data() + at, text.data() + at + digits, value);
    return value;
}

bool exists(std::string_view text) {
    namespace time = std::chrono;
    const time::year_month_day date{time::year(number(text, 0, 4)),
                                    time::month(static_cast<unsigned>(number(text, 5, 2))),
                                    time::day(static_cast<unsigned>(number(text, 8, 2)))};
    return date.ok() && number(text, 11, 2) < 24 && number(text, 14, 2) < 60 && number(text, 17, 2) < 60;
}

/// Without a fraction of a second and the sign of UTC.
std::string_view to_the_second(std::string_view text) {
    if (text.ends_with('Z')) text.remove_suffix(1);
    const std::size_t point = text.find('.');
    if (point == shape.size() && std::ranges::all_of(text.substr(point + 1), is_digit)) text = text.substr(0, point);
    return text;
}

using Seconds = std::chrono::sys_seconds; ///< since 1970 by UTC, or by the clock on the wall

Seconds seconds_of(std::string_view utc) {
    namespace time = std::chrono;
    const time::year_month_day date{time::year(number(utc, 0, 4)),
                                    time::month(static_cast<unsigned>(number(utc, 5, 2))),
                                    time::day(static_cast<unsigned>(number(utc, 8, 2)))};
    return time::sys_days(date) + time::hours(number(utc, 11, 2)) + time::minutes(number(utc, 14, 2)) +
           time::seconds(number(utc, 17, 2));
}

/// Empty: it is of no year from 0 to 9999.
std::string text_of(Seconds seconds) {
    namespace time = std::chrono;
    const auto day = time::floor<time::days>(seconds);
    const time::year_month_day date(day);
    const time::hh_mm_ss clock(seconds - day);
    const int year = static_cast<int>(date.year());
    if (year < 0 || year > 9999) return {};
    const auto digits = [](long value, std::size_t count) {
        const std::string text = std::to_string(value);
        return std::string(count - text.size(), '0') + text;
    };
    return digits(year, 4) + '-' + digits(static_cast<unsigned>(date.month()), 2) + '-' +
           digits(static_cast<unsigned>(date.day()), 2) + 'T' + digits(clock.hours().count(), 2) + ':' +
           digits(clock.minutes().count(), 2) + ':' + digits(clock.seconds().count(), 2) + 'Z';
}

/// An hour that the clock shows twice in autumn is one of the two; one that it skips in spring is the next.
Seconds utc_of(Seconds clock) {
    namespace time = std::chrono;
    const auto day = time::floor<time::days>(clock);
    const time::year_month_day date(day);
    std::tm parts{};
    parts.tm_year = static_cast<int>(date.year()) - 1900;
    parts.tm_mon = static_cast<int>(static_cast<unsigned>(date.month())) - 1;
    parts.tm_mday = static_cast<int>(static_cast<unsigned>(date.day()));
    const time::hh_mm_ss of_day(clock - day);
    parts.tm_hour = static_cast<int>(of_day.hours().count());
    parts.tm_min = static_cast<int>(of_day.minutes().count());
    parts.tm_sec = static_cast<int>(of_day.seconds().count());
    parts.tm_isdst = -1;
    parts.tm_wday = -1; // mktime() sets it where there is such a time
    const std::time_t found = std::mktime(&parts);
    return parts.tm_wday < 0 ? clock : Seconds(time::seconds(found));
}

}

std::optional<std::string> utc(std::string_view text) {
    std::string whole(to_the_second(text));
    if (text.size() == date_length) whole += " 12:00:00";
    if (whole.size() == shape.size() - 3) whole += ":00";
    if (!has_shape(whole) || !exists(whole)) return std::nullopt;
    whole[date_length] = 'T';
    return whole + 'Z';
}

std::optional<std::string> utc_of_clock(std::string_view text) {
    auto read = utc(text);
    if (!read || text.ends_with('Z') || text.size() == date_length) return read;
    const std::string moved = text_of(utc_of(seconds_of(*read)));
    return moved.empty() ? read : moved;
}

std::optional<std::string> day_alone(std::string_view text) {
    const std::string_view time = text.substr(std::min(text.size(), date_length));
    return time.empty() || time.substr(1) == "10:00:00" ? utc(text.substr(0, date_length)) : std::nullopt;
}

std::string clock_of_utc(std::string_view utc) {
    if (!exchange::utc(utc)) return spaced(utc);
    const Seconds moment = seconds_of(utc);
    Seconds clock = moment + (moment - utc_of(moment));
    clock += moment - utc_of(clock); // near a change of the clocks the first guess is an hour off
    const std::string text = text_of(clock);
    return spaced(text.empty() ? utc : text);
}

std::string spaced(std::string_view utc) {
    std::string text(utc.substr(0, shape.size()));
    std::ranges::replace(text, 'T', ' ');
    return text;
}

}
