// Text in columns, of few rows and of many.
#include "app/cli/text_table.h"

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
