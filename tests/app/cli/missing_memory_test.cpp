// Memory that is missing before there is a main: libraries ask for it while they are loaded.
#include "tests/app/cli/runner.h"

#include <string>

#include <gmock/gmock.h>

namespace {

using clerk::tests::Outcome;
using clerk::tests::run;
using testing::StartsWith;

TEST(MissingMemory, IsToldFromTheFirstRequestOn) {
    int told = 0;
    for (int n = 1; n < 100; n += 7) {
        const Outcome outcome =
            run("env", {"LD_PRELOAD=" MISSING_MEMORY, "MISSING_MEMORY=" + std::to_string(n), CLERK, "--version"});
        if (outcome.status == 0) continue; // some can do without
        ++told;
        EXPECT_EQ(outcome.status, 2) << n;
        EXPECT_THAT(outcome.err, StartsWith("clerk: There is not enough memory")) << n;
    }
    EXPECT_GT(told, 5);
}

}
