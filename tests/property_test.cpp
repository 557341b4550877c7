// That a property is tried with anything, as often as was asked, where RapidCheck 0~1033-08b5058 by itself is not.
#include "tests/property.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest-spi.h>

namespace clerk::tests {

namespace {

rc::detail::Configuration cases(int count) {
    rc::detail::Configuration asked;
    asked.testParams.maxSuccess = count;
    return asked;
}

/// What is drawn by the first case, over a hundred seeds.
template <class Draw> std::vector<int> first_draws(Draw draw) {
    std::vector<int> drawn;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        rc::detail::Configuration asked = cases(1);
        asked.testParams.seed = seed;
        expect_to_hold([&] { drawn.push_back(draw()); }, asked);
    }
    return drawn;
}

TEST(AProperty, IsTriedWithAllOfARangeFromTheFirstCase) {
    const auto upper = [](int drawn) { return drawn >= 500; };
    const auto many = std::ranges::count_if(first_draws([] { return *rc::gen::inRange(0, 1000); }), upper);
    EXPECT_TRUE(many > 30 && many < 70) << many;
}

TEST(AProperty, IsTriedWithLargeNumbersFromTheFirstCase) {
    const auto drawn = first_draws([] { return *rc::gen::arbitrary<int>(); });
    EXPECT_GT(std::ranges::count_if(drawn, [](int any) { return any > 1'000'000; }), 30);
}

TEST(AProperty, IsTriedAsOftenAsWasAsked) {
    int tried = 0;
    expect_to_hold([&] { ++tried; }, cases(37));
    EXPECT_EQ(tried, 37);
}

TEST(AProperty, FailsWhereItDoesNotHold) {
    EXPECT_NONFATAL_FAILURE(expect_to_hold([] { RC_ASSERT(*rc::gen::inRange(0, 1000) < 900); }, cases(100)),
                            "Falsifiable");
    EXPECT_NONFATAL_FAILURE(expect_to_hold([] { return false; }, cases(1)), "Falsifiable");
}

TEST(AProperty, FailsWhereACaseDoesNotFit) {
    EXPECT_NONFATAL_FAILURE(expect_to_hold([] { RC_PRE(*rc::gen::inRange(0, 1000) < 900); }, cases(100)), "Gave up");
}

TEST(AProperty, FailsWhereAValueCannotBeMade) {
    EXPECT_NONFATAL_FAILURE(
        expect_to_hold([] { return *rc::gen::inRange(0, *rc::gen::element(0, 7)) < 7; }, cases(100)), "Gave up");
}

TEST(AProperty, FailsWhereAnotherIsToBeReproduced) {
    rc::detail::Configuration asked = cases(100);
    asked.reproduce["AProperty/ThatFailedEarlier"] = {};
    EXPECT_NONFATAL_FAILURE(expect_to_hold([] { return true; }, asked), "RC_PARAMS may name another one");
}

PROPERTY(AProperty, TakesArguments, (std::uint32_t seed, const std::vector<bool>& answers)) {
    RC_ASSERT(answers.size() <= 100U + seed % 2);
}

}

}
