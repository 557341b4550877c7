// Memory that is missing: before there is a main, while libraries are loaded, and in what wxWidgets does not look at.
#include "tests/app/cli/runner.h"
#include "tests/rounds.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gmock/gmock.h>

namespace {

using clerk::tests::Outcome;
using clerk::tests::run;
using testing::StartsWith;

/// clerk, of which the n-th request for memory fails.
Outcome without_memory(int n, const std::vector<std::string>& words) {
    std::vector<std::string> all{"LD_PRELOAD=" MISSING_MEMORY, "MISSING_MEMORY=" + std::to_string(n), CLERK};
    all.insert(all.end(), words.begin(), words.end());
    return run("env", all);
}

TEST(MissingMemory, IsToldFromTheFirstRequestOn) {
    int told = 0;
    for (int n = 1; n < 100; n += 7) {
        const Outcome outcome = without_memory(n, {"--version"});
        if (outcome.status == 0) continue; // some can do without
        ++told;
        EXPECT_EQ(outcome.status, 2) << n;
        EXPECT_THAT(outcome.err, StartsWith("clerk: There is not enough memory")) << n;
    }
    EXPECT_GT(told, 5);
}

/// The long form, with as many rounds as there are requests, leaves none out.
TEST(MissingMemory, EndsAScoreWithOneLineAndWithoutACrash) {
    constexpr int requests = 4200;
    const std::vector<std::string> words{"score",
                                         CLERK_SOURCE_DIR "/packaging/samples/babylon-final-gardens.clerk.json"};
    const std::string whole = run(CLERK, words).out;
    const int step = std::max(1, requests / clerk::test::rounds(80));
    int told = 0;
    for (int n = 1; n < requests; n += step) {
        const Outcome outcome = without_memory(n, words);
        if (outcome.status == 0) {
            EXPECT_EQ(outcome.out, whole) << n;
            continue;
        }
        ++told;
        EXPECT_EQ(outcome.status, 2) << n;
        EXPECT_THAT(outcome.err, StartsWith("clerk: ")) << n;
        EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << n << outcome.err;
    }
    EXPECT_GT(told, requests / step * 3 / 4);
}

}
