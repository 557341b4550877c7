// Properties, which are tried with anything: PROPERTY(Suite, Name, (arguments)) { … }, or expect_to_hold in a test.
#pragma once

#include <ostream>
#include <sstream>
#include <string>
#include <utility>

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace clerk::tests {

struct NobodyListens : rc::detail::TestListener {
    void onTestCaseFinished(const rc::detail::CaseDescription&) override {}
    void onShrinkTried(const rc::detail::CaseDescription&, bool) override {}
    void onTestFinished(const rc::detail::TestMetadata&, const rc::detail::TestResult&) override {}
};

/// What RapidCheck itself (0~1033-08b5058) leaves out: it widens ranges and numbers with the size of the case, from
/// nothing in the first; it passes over a case whose values cannot be made or do not fit; and it takes a property for
/// true that was not tried, as RC_PARAMS names another to reproduce. Here each case is of full size, and each that was
/// asked for is tried.
inline void property_holds(const rc::detail::Property& property, const rc::detail::Configuration& asked) {
    const testing::TestInfo& test = *testing::UnitTest::GetInstance()->current_test_info();
    const rc::detail::TestMetadata named{std::string(test.test_suite_name()) + "/" + test.name(), test.name()};
    rc::detail::TestParams params = asked.testParams;
    params.maxDiscardRatio = 0;
    NobodyListens nobody;

    const rc::detail::TestResult result =
        checkProperty(rc::gen::resize(params.maxSize, property), named, params, nobody, asked.reproduce);
    std::ostringstream said;
    printResultMessage(result, said);
    if (!result.is<rc::detail::SuccessResult>()) {
        ADD_FAILURE() << said.str();
        return;
    }
    const auto& success = result.get<rc::detail::SuccessResult>();
    EXPECT_EQ(success.numSuccess, params.maxSuccess)
        << "cases of " << named.id << " were tried; RC_PARAMS may name another one.";
    if (!success.distribution.empty()) std::cout << said.str() << '\n';
}

template <class Tried>
void expect_to_hold(Tried&& tried, const rc::detail::Configuration& asked = rc::detail::configuration()) {
    property_holds(rc::detail::toProperty(std::forward<Tried>(tried)), asked);
}

}

#define PROPERTY(Suite, Name, Arguments)                                                                               \
    void property_##Suite##_##Name Arguments;                                                                          \
    TEST(Suite, Name) { clerk::tests::expect_to_hold(&property_##Suite##_##Name); }                                    \
    void property_##Suite##_##Name Arguments
