// What the table agreed to be helped with, in the record.
#include "core/game.h"
#include "core/record.h"

#include <gtest/gtest.h>

namespace {

using namespace clerk;

Head with(const std::string& json) {
    Head head;
    head.extra.emplace_back("aids", json);
    return head;
}

TEST(Aids, NothingSaidMeansEveryHelpDuringTheGame) {
    EXPECT_EQ(aids({}), (Aids{Offers::always, MissedTold::off, LiveScore::shown}));
}

TEST(Aids, AreReadAsTheyWereAgreed) {
    for (const Offers offers : {Offers::always, Offers::on_request, Offers::never})
        for (const MissedTold missed : {MissedTold::off, MissedTold::after_turn, MissedTold::after_game})
            for (const LiveScore score : {LiveScore::shown, LiveScore::hidden}) {
                Head head;
                for (const BestTold best : {BestTold::never, BestTold::on_request}) {
                    agree(head, {offers, missed, score, best});
                    EXPECT_EQ(aids(head), (Aids{offers, missed, score, best}));
                }
            }
}

TEST(Aids, WhatIsUsualLeavesNoTraceInTheRecord) {
    Head head;
    agree(head, {.offers = Offers::never});
    agree(head, {});
    EXPECT_EQ(head, Head{});
}

TEST(Aids, WhatCannotBeUnderstoodIsAsIfNothingWereSaid) {
    for (const char* json :
         {"7", "null", "[]", "{", R"({"offers": 3})", R"({"best": ""})", R"({"offers": "sometimes", "score": {}})"})
        EXPECT_EQ(aids(with(json)), Aids{}) << json;
    EXPECT_EQ(aids(with(R"({"offers": "sometimes", "score": "hidden"})")).score, LiveScore::hidden);
}

TEST(Aids, AreKeptWithTheGameThroughAFile) {
    const auto record = parse(R"({"format": "clerk-record", "version": 1, "game": "babylon", "depth": "builds",
        "id": "018f6d2e-0000-4000-8000-0123456789ab", "started_at": "2026-11-20T19:30:00+01:00", "turns": [],
        "players": [{"name": "Linda", "flower": "white"}, {"name": "John", "flower": "pink"}]})");
    ASSERT_TRUE(record) << diagnosis(record.error());
    Record agreed = *record;
    agree(agreed.head, {Offers::on_request, MissedTold::after_game, LiveScore::hidden});
    const auto read = parse(print(agreed));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, agreed);
    EXPECT_EQ(aids(read->head).missed, MissedTold::after_game);
}

}
