#include "app/exchange/utc.h"

#include <algorithm>
#include <charconv>
#include <chrono>

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

}

std::optional<std::string> utc(std::string_view text) {
    std::string whole(to_the_second(text));
    if (text.size() == date_length) whole += " 12:00:00";
    if (whole.size() == shape.size() - 3) whole += ":00";
    if (!has_shape(whole) || !exists(whole)) return std::nullopt;
    whole[date_length] = 'T';
    return whole + 'Z';
}

std::string spaced(std::string_view utc) {
    std::string text(utc.substr(0, shape.size()));
    std::ranges::replace(text, 'T', ' ');
    return text;
}

}
