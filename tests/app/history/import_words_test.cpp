#include "app/history/import_words.h"

#include <gmock/gmock.h>

namespace clerk {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string conflicts(int count) {
    ImportPlan plan;
    plan.plays.push_back({});
    for (int number = 1; number <= count; ++number) {
        PlannedPlay planned;
        db::Play play;
        play.game = "Game " + std::to_string(number);
        planned.play = play;
        planned.arrival = Arrival::conflict;
        plan.plays.push_back(planned);
    }
    return conflicts_in_words(plan).utf8_string();
}

TEST(ImportWords, ConflictsAreNamedUpToEight) {
    EXPECT_EQ(conflicts(0), "") << "what is new is none";
    EXPECT_THAT(conflicts(8), HasSubstr("Game 8"));
    EXPECT_THAT(conflicts(9), Not(HasSubstr("Game 9")));
    EXPECT_THAT(conflicts(10), HasSubstr("2 more"));
}

TEST(ImportWords, AFormatIsToldByTheFileAndByWhatCameIn) {
    db::PastImport import;
    import.source = "plays.bgsplay";
    import.plays = 2;
    EXPECT_EQ(format_in_words(import), "BG Stats");
    import.games = 2;
    EXPECT_EQ(format_in_words(import), "game records");
    import.games = 0;
    import.source = "plays.xml";
    EXPECT_EQ(format_in_words(import), "BoardGameGeek");
    import.source = "plays.ndjson";
    EXPECT_EQ(format_in_words(import), "");
}

TEST(ImportWords, WhatGoesIsCounted) {
    db::PastImport import;
    import.plays = 3;
    import.games = 2;
    import.players = 1;
    EXPECT_THAT(undoing_in_words(import).utf8_string(), HasSubstr("plays: 3"));
    EXPECT_THAT(undoing_in_words(import).utf8_string(), HasSubstr("sit nowhere else: 1"));
}

}
}
