// Points are kept exactly: with decimals, and as many as 64 bits hold.
#include "core/json.h"
#include "core/points.h"
#include "tests/property.h"

#include <limits>

#include <gmock/gmock.h>

namespace {

using namespace clerk;
using testing::Optional;

constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max(),
                       least = std::numeric_limits<std::int64_t>::min();

Points read(std::string_view text) {
    const auto points = points_of(text);
    EXPECT_TRUE(points) << text;
    return points.value_or(Points());
}

Points any_points() {
    const auto whole = *rc::gen::oneOf(rc::gen::arbitrary<std::int64_t>(), rc::gen::inRange<std::int64_t>(-300, 300));
    return {whole, *rc::gen::oneOf(rc::gen::inRange(0, Points::parts), rc::gen::element(0, 500'000'000))};
}

TEST(Points, AreWhatIsWritten) {
    EXPECT_EQ(read("61"), 61);
    EXPECT_EQ(read("-7"), -7);
    EXPECT_EQ(read("+7"), 7);
    EXPECT_EQ(read("12.5"), Points(12, 500'000'000));
    EXPECT_EQ(read("4,13"), Points(4, 130'000'000));
    EXPECT_EQ(read("0,125"), Points(0, 125'000'000));
    EXPECT_EQ(read("4.125"), Points(4, 125'000'000));
    EXPECT_EQ(read("45.0"), 45);
    EXPECT_EQ(read("6."), 6);
    EXPECT_EQ(read(",5"), Points(0, 500'000'000));
    EXPECT_EQ(read("-0.5"), Points(-1, 500'000'000));
    EXPECT_EQ(read("-12.25"), Points(-13, 750'000'000));
    EXPECT_EQ(read("0.000000001"), Points(0, 1));
    EXPECT_EQ(read("2.50000000000000"), Points(2, 500'000'000));
    EXPECT_EQ(read("9223372036854775807.999999999"), Points(most, 999'999'999));
    EXPECT_EQ(read("-9223372036854775808"), least);
}

TEST(Points, AreNoneWhereTheyCannotBeKeptExactly) {
    for (const char* text : {"", ".", "-", "--5", "five", "12.5.1", "1,234,567", "1,000", "1e3", " 5", "5 ",
                             "0.1234567891", "9223372036854775808", "-9223372036854775808.5"})
        EXPECT_FALSE(points_of(text)) << text;
}

TEST(Points, StandInOrder) {
    EXPECT_LT(read("3.44"), read("4,13"));
    EXPECT_LT(read("-12.5"), read("-12.25"));
    EXPECT_LT(read("-0.5"), 0);
    EXPECT_LT(0, read("0.1"));
    EXPECT_LT(read("9223372036854775806.9"), most);
}

TEST(Points, AddUpAsOnPaper) {
    EXPECT_THAT(sum(read("0.1"), read("0.2")), Optional(read("0.3")));
    EXPECT_THAT(sum(read("-0.5"), read("0.5")), Optional(Points(0)));
    EXPECT_THAT(sum(read("9223372036854775806.5"), read("0.75")), Optional(Points(most, 250'000'000)));
    EXPECT_EQ(sum(most, 1), std::nullopt) << "64 bits do not hold it";
    EXPECT_EQ(sum(least, read("-0.1")), std::nullopt);
}

TEST(Points, AreShownWithTheMarkOfTheLanguage) {
    EXPECT_EQ(print(read("12.50"), ","), "12,5");
    EXPECT_EQ(print(read("-12.25")), "-12.25");
    EXPECT_EQ(print(read("-0.05")), "-0.05");
    EXPECT_EQ(print(read("0.000000001")), "0.000000001");
    EXPECT_EQ(print(2'400'000), "2400000");
    EXPECT_EQ(print(least), "-9223372036854775808");
}

TEST(Points, AreNumbersInJson) {
    EXPECT_EQ(dumped(json_of(Points(61))), "61");
    EXPECT_EQ(dumped(json_of(read("12.5"))), "12.5");
    EXPECT_EQ(dumped(json_of(read("-3.44"))), "-3.44");
    EXPECT_EQ(dumped(json_of(Points(most))), "9223372036854775807");
    EXPECT_EQ(dumped(json_of(read("9223372036854775806.5"))), "\"9223372036854775806.5\"")
        << "no number of JSON's usual readers";
}

TEST(PointsSum, TellsWhatNoPointsHold) {
    PointsSum sum(most);
    sum += most;
    EXPECT_EQ(sum.points(), std::nullopt);
    EXPECT_DOUBLE_EQ(sum.about(), 2 * static_cast<double>(most));
    sum += -most;
    EXPECT_THAT(sum.points(), Optional(Points(most)));
    EXPECT_EQ(PointsSum(1, -5, 0).points(), Points((std::int64_t{1} << 32) - 5));
}

PROPERTY(Points, AreReadAsTheyArePrinted, ()) {
    const Points points = any_points();
    RC_ASSERT(points_of(print(points)) == points);
    if (points.billionths % 1'000'000 != 0) RC_ASSERT(points_of(print(points, ",")) == points);
}

PROPERTY(Points, StandInTheOrderOfTheirDifference, ()) {
    const Points a = any_points(), b = any_points();
    RC_ASSERT((a < b) == (b > a));
    RC_ASSERT(a >= b || a.about() <= b.about());
}

PROPERTY(Points, AddUpInAnyOrder, ()) {
    const Points a = any_points(), b = any_points(), c = any_points();
    PointsSum one(a), other(c);
    (one += b) += c;
    (other += a) += b;
    RC_ASSERT(one == other);
    RC_ASSERT(sum(a, b) == sum(b, a));
    if (const auto both = sum(a, b)) RC_ASSERT((*both > a) == (b > Points(0)));
}

}
