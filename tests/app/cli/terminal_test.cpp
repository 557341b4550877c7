// Text in columns, of few rows and of many.
#include "app/cli/terminal.h"
#include "db/file/watch.h"

#include <csignal>
#include <sstream>

#include <gtest/gtest.h>

namespace {

using namespace clerk;

std::string written(const std::vector<cli::Row>& rows, std::size_t left = 1) {
    cli::LongTable table(left);
    for (const cli::Row& row : rows) table.add(row);
    std::ostringstream out;
    table.write(out);
    EXPECT_EQ(out.str(), cli::table(rows, left).utf8_string()) << "of few rows it is the same";
    return out.str();
}

TEST(TextTable, HasItsFirstColumnsToTheLeft) {
    EXPECT_EQ(written({{"Player", "Plays", ""}, {"Jo", "7", "x"}, {}, {"Linda", "12"}}), "Player  Plays\n"
                                                                                         "Jo          7  x\n"
                                                                                         "\n"
                                                                                         "Linda      12\n");
    EXPECT_EQ(written({{"a", "b"}, {"aa", "bb"}}, 2), "a   b\naa  bb\n");
    EXPECT_EQ(written({}), "");
}

TEST(TextTable, CountsTheColumnsOfTheScreen) {
    EXPECT_EQ(written({{wxString(L"\u738B\u5C0F"), "1"}, {"Jo", "2"}, {wxString(L"e\u0301"), "3"}}), "\u738B\u5C0F  1\n"
                                                                                                     "Jo    2\n"
                                                                                                     "e\u0301     3\n");
}

TEST(TextTable, BesideALongCellTheOthersAreNotAsLong) {
    const std::string told = written({{std::string(1000, 'x'), "1"}, {"Jo", "2"}});
    EXPECT_EQ(told.size(), 1000U + 4U + 120U + 4U);
}

TEST(TextTable, IsHarmless) { EXPECT_EQ(written({{"a\x1b[2J", wxString(L"b\u202E")}}), "a\uFFFD[2J  b\uFFFD\n"); }

}

// Long work on a terminal: told in one line, and stopped by Ctrl+C.

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
