// Long work on a terminal: told in one line, and stopped by Ctrl+C.
#include "app/cli/progress.h"
#include "db/file/watch.h"

#include <csignal>
#include <sstream>

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using std::chrono::milliseconds;

TEST(Progress, SaysHowFarItIsAndLeavesNoLine) {
    std::ostringstream line;
    {
        cli::Progress progress(&line, milliseconds(0));
        db::Watch watch(progress.ask());
        watch.tell(3, 20);
        EXPECT_NE(line.str().find("3 of 20"), std::string::npos) << line.str();
    }
    EXPECT_TRUE(line.str().ends_with("\r\x1b[K"));
}

TEST(Progress, IsSilentWhileTheWorkIsShort) {
    std::ostringstream line;
    {
        cli::Progress progress(&line, std::chrono::hours(1));
        EXPECT_TRUE(progress.ask()(3, 20));
    }
    EXPECT_EQ(line.str(), "");
}

TEST(Progress, IsStoppedByTheKeyAndOnlyOnce) {
    {
        cli::Progress progress(nullptr);
        db::Watch watch(progress.ask());
        watch.tell(1, 2);
        std::raise(SIGINT);
        EXPECT_THROW(watch.tell(2, 2), db::Error);
    }
    cli::Progress next(nullptr);
    EXPECT_TRUE(next.ask()(0, 0)) << "what comes after it is not stopped";
}

}
