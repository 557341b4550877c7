// Points as people write them down, exactly: with decimals, and as many as 64 bits hold.
#pragma once

#include <compare>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace clerk {

/// A whole number or a decimal with up to nine places.
struct Points {
    static constexpr int places = 9;
    static constexpr std::int32_t parts = 1'000'000'000;

    std::int64_t whole = 0;      ///< rounded down: of -12.5 it is -13
    std::int32_t billionths = 0; ///< that come to it, 0 to 999,999,999

    constexpr Points() = default;
    template <std::integral Whole> constexpr Points(Whole number) : whole(number) {}
    constexpr Points(std::int64_t down, std::int32_t besides) : whole(down), billionths(besides) {}

    constexpr bool is_whole() const { return billionths == 0; }
    double about() const { return static_cast<double>(whole) + static_cast<double>(billionths) / parts; }
    friend constexpr auto operator<=>(const Points&, const Points&) = default;
};

/// None: 64 bits do not hold it.
std::optional<Points> sum(const Points& a, const Points& b);

/// Takes the figure in front of the text, with a point or a comma before its decimals: "12.5", "4,13", "6.", ",5". It
/// is less than nothing where a minus was read before it. None: there is no figure, it cannot be kept exactly, or it
/// may be thousands as well: "1,000".
std::optional<Points> take_points(std::string_view& text, bool minus = false);
std::optional<Points> points_of(std::string_view text); ///< the whole text, which may begin with its sign

std::string print(const Points& points, std::string_view mark = "."); ///< "-12.5", with no more places than it has

/// What many points come to, which may be more than Points hold.
class PointsSum {
public:
    PointsSum() = default;
    PointsSum(const Points& points);
    template <std::integral Whole> PointsSum(Whole number) : PointsSum(Points(number)) {}
    /// As sums of the parts of points are kept: a `high` is 2^32 points.
    PointsSum(std::int64_t high, std::int64_t low, std::int64_t billionths);

    PointsSum& operator+=(const PointsSum& other);
    std::optional<Points> points() const; ///< none: it is more than they hold
    double about() const;
    friend bool operator==(const PointsSum&, const PointsSum&) = default;

private:
    std::int64_t high_ = 0;
    std::int64_t low_ = 0; ///< 0 to 2^32 - 1
    std::int32_t billionths_ = 0;
};

}
