// Very many findings that are alike are worded once, and each is told.
#include "app/cli/answer_text.h"
#include "core/game.h"

#include <set>

#include <gtest/gtest.h>

namespace {

using namespace clerk;

/// Tiles that cover others again and again, which the table let stand.
Record covered(int times) {
    std::string steps;
    for (int i = 0; i < times; ++i)
        for (const char* cell : {"a1", "b1"})
            steps += std::string(steps.empty() ? "" : ",") + R"({"tile":{"tile":{"roads":"nesw"},"at":")" + cell +
                     R"("},"waived":true})";
    return parse(R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-000000000001","game":"rajas",)"
                 R"("depth":"builds","players":[{"name":"Linda"},{"name":"John"}],"turns":[{"player":0,"steps":[)" +
                 steps + "]}]}")
        .value();
}

TEST(FindingWords, TellEachAndWordThoseThatAreAlikeOnce) {
    const Record record = covered(60);
    const Report report = check(record);
    ASSERT_TRUE(report.legal());
    ASSERT_EQ(report.waived.size(), 116U) << "the first two on each cell break nothing";
    cli::FindingWords words(record);
    std::set<std::string> told;
    for (const Breach& breach : report.waived) told.insert(words.in_words(breach));
    EXPECT_EQ(words.worded(), 2U) << "one a cell";
    EXPECT_EQ(told.size(), 116U) << "one a step";
    EXPECT_TRUE(told.contains("Turn 1, Linda, step 5: a1\n  The tile that lies here covers another already. "
                              "[cover.twice]\n"))
        << *told.begin();
}

/// A finding may name a hundred places.
TEST(FindingWords, KeepABoundedNumber) {
    const Record record = covered(3);
    cli::FindingWords words(record);
    Breach breach = check(record).waived.front();
    for (int places = 1; places <= 3'000; ++places) {
        breach.finding.places.assign(1, {places % 12, places / 12, 0});
        EXPECT_FALSE(words.in_words(breach).empty());
        ASSERT_LE(words.worded(), 1'000U);
    }
}

}
