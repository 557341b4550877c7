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
    EXPECT_THAT(clerk({"walk", sample}).err, HasSubstr("name it by -o"));
}

TEST(Walk, ReplacesNothingUnasked) {
    const Folder folder;
    const auto there = folder.file("walk.html", "mine");
    const Outcome outcome = clerk({"walk", "-o", there, sample});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr("--force"));
    EXPECT_EQ(contents(there), "mine");
}

TEST(Walk, ReplacesNoLinkUnaskedWhereverItLeads) {
    const Folder folder;
    const std::string link = folder.path("walk.html");
    std::filesystem::create_symlink("/nowhere/else", link);
    const Outcome outcome = clerk({"walk", "-o", link, sample});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr("--force"));
    EXPECT_TRUE(std::filesystem::is_symlink(link));
}

namespace {

/// A walk that this script of a shell draws: "$2" is the file.
Outcome walk_drawn_by(const Folder& folder, const std::string& script) {
    std::filesystem::copy_file(CLERK, folder.path("clerk"));
    const auto drawing_program = folder.file("clerk-of-works", "#!/bin/sh\n" + script + "\n");
    std::filesystem::permissions(drawing_program, std::filesystem::perms::owner_all);
    return run("env", {"DISPLAY=:0", "LC_ALL=C", folder.path("clerk"), "walk", "-o", folder.path("walk.html"), sample});
}

}

TEST(Walk, HasItsNameWhileItIsDrawn) {
    const Folder folder;
    EXPECT_EQ(walk_drawn_by(folder, R"(test -e "$2" && printf drawn > "$2")").status, 0);
    EXPECT_EQ(contents(folder.path("walk.html")), "drawn");
}

TEST(Walk, LeavesTheNameFreeWhereNothingIsDrawn) {
    const Folder folder;
    EXPECT_EQ(walk_drawn_by(folder, "exit 2").status, 2);
    EXPECT_FALSE(std::filesystem::exists(folder.path("walk.html")));
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
