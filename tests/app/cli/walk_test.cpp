// `clerk walk` where there is nothing to draw on, and where it is called wrongly.
#include "tests/app/cli/runner.h"

#include <filesystem>

#include <gmock/gmock.h>

namespace clerk::tests {

using testing::HasSubstr;

namespace {

constexpr const char* sample = CLERK_SOURCE_DIR "/packaging/samples/babylon-two-players.clerk.json";

}

TEST(Walk, SaysWhatIsMissing) {
    EXPECT_EQ(clerk({"walk"}).status, 2);
    EXPECT_THAT(clerk({"walk", "-o", "walk.html"}).err, HasSubstr("A file is missing"));
    EXPECT_THAT(clerk({"walk", sample}).err, HasSubstr("-o names a page"));
}

TEST(Walk, ReplacesNothingUnasked) {
    const Folder folder;
    const auto there = folder.file("walk.html", "mine");
    const Outcome outcome = clerk({"walk", "-o", there, sample});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr("--force"));
    EXPECT_EQ(contents(there), "mine");
}

TEST(Walk, SaysInOneSentenceThatItNeedsADisplay) {
    const Folder folder;
    const Outcome outcome = run("env", {"-u", "DISPLAY", "-u", "WAYLAND_DISPLAY", "LC_ALL=C", CLERK, "walk", "-o",
                                        folder.path("walk.html"), sample});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(lines(outcome.err).size(), 1u) << outcome.err;
    EXPECT_FALSE(std::filesystem::exists(folder.path("walk.html")));
}

}
