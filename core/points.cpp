#include "core/points.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace clerk {

namespace {

constexpr std::int64_t half_range = std::int64_t{1} << 32; ///< the lower half of 64 bits

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

std::string_view take_digits(std::string_view& text) {
    const auto end = std::ranges::find_if_not(text, is_digit);
    const std::string_view digits = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(digits.size());
    return digits;
}

std::string_view take_decimals(std::string_view& text) {
    if (!text.starts_with('.') && !text.starts_with(',')) return {};
    text.remove_prefix(1);
    return take_digits(text);
}

/// None: more than 64 bits hold.
std::optional<std::int64_t> whole_number(std::string_view digits, bool minus) {
    if (digits.empty()) return 0;
    const std::string signed_digits = (minus ? "-" : "") + std::string(digits);
    std::int64_t number = 0;
    const auto read = std::from_chars(signed_digits.data(), signed_digits.data() + signed_digits.size(), number);
    return read.ec == std::errc{} ? std::optional(number) : std::nullopt;
}

/// None: there are more places than are kept.
std::optional<std::int32_t> billionths_of(std::string_view decimals) {
    const auto last = decimals.find_last_not_of('0');
    std::string padded(decimals.substr(0, last == std::string_view::npos ? 0 : last + 1));
    if (padded.size() > Points::places) return std::nullopt;
    padded.resize(Points::places, '0');
    std::int32_t number = 0;
    std::from_chars(padded.data(), padded.data() + padded.size(), number);
    return number;
}

/// A number with parts that are none too many and none too few, and how many went into the next higher one.
std::int64_t carried(std::int64_t& number, std::int64_t parts) {
    const std::int64_t rest = number % parts, carry = number / parts - (rest < 0 ? 1 : 0);
    number = rest < 0 ? rest + parts : rest;
    return carry;
}

/// Of what no plays come to it makes something, whatever a file tells.
std::int64_t added(std::int64_t a, std::int64_t b) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) + static_cast<std::uint64_t>(b));
}

}

std::optional<Points> sum(const Points& a, const Points& b) { return (PointsSum(a) += b).points(); }

std::optional<Points> take_points(std::string_view& text, bool minus) {
    const std::string_view digits = take_digits(text);
    const bool may_part_thousands = text.starts_with(',') && !digits.empty() && digits.size() <= 3 && digits[0] != '0';
    const std::string_view decimals = take_decimals(text);
    if (may_part_thousands && decimals.size() == 3) return std::nullopt;
    const auto number = whole_number(digits, minus);
    const auto besides = billionths_of(decimals);
    if (!number || !besides || digits.size() + decimals.size() == 0) return std::nullopt;
    if (*besides == 0) return Points(*number);
    if (!minus) return Points(*number, *besides);
    if (*number == std::numeric_limits<std::int64_t>::min()) return std::nullopt;
    return Points(*number - 1, Points::parts - *besides);
}

std::optional<Points> points_of(std::string_view text) {
    const bool minus = text.starts_with('-');
    if (minus || text.starts_with('+')) text.remove_prefix(1);
    const auto points = take_points(text, minus);
    return text.empty() ? points : std::nullopt;
}

std::string print(const Points& points, std::string_view mark) {
    if (points.is_whole()) return std::to_string(points.whole);
    const bool minus = points.whole < 0;
    std::string decimals = std::to_string(minus ? Points::parts - points.billionths : points.billionths);
    decimals.insert(0, static_cast<std::size_t>(Points::places) - decimals.size(), '0');
    decimals.resize(decimals.find_last_not_of('0') + 1);
    const std::string number = std::to_string(minus ? points.whole + 1 : points.whole);
    return (minus && points.whole == -1 ? "-" : "") + number + std::string(mark) + decimals;
}

PointsSum::PointsSum(const Points& points) : PointsSum(0, points.whole, points.billionths) {}

PointsSum::PointsSum(std::int64_t high, std::int64_t low, std::int64_t billionths) : high_(high), low_(low) {
    high_ = added(high_, carried(low_, half_range));
    low_ += carried(billionths, Points::parts);
    high_ = added(high_, carried(low_, half_range));
    billionths_ = static_cast<std::int32_t>(billionths);
}

PointsSum& PointsSum::operator+=(const PointsSum& other) {
    return *this = {added(high_, other.high_), low_ + other.low_, std::int64_t{billionths_} + other.billionths_};
}

std::optional<Points> PointsSum::points() const {
    constexpr std::int64_t most = half_range / 2;
    if (high_ < -most || high_ >= most) return std::nullopt;
    return Points(high_ * half_range + low_, billionths_);
}

double PointsSum::about() const {
    return static_cast<double>(high_) * static_cast<double>(half_range) + Points(low_, billionths_).about();
}

}
