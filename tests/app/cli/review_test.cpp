// What `clerk review` tells, and whom it tells nothing.
#include "tests/app/cli/records.h"
#include "tests/app/cli/runner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::tests {

using testing::HasSubstr;
using testing::StartsWith;

namespace {

std::string agreed(std::string record, const std::string& aids) { return record.insert(1, R"("aids":)" + aids + ","); }

}

TEST(Review, ComparesEveryTurnWithTheBestOfItsTile) {
    const Outcome outcome = clerk({"review", "--json", "-"}, one_turn());
    ASSERT_EQ(outcome.status, 0);
    const Json answer = outcome.json();
    EXPECT_EQ(answer["game"], "babylon");
    ASSERT_EQ(answer["turns"].size(), 1u);
    const Json& turn = answer["turns"][0];
    EXPECT_EQ(turn["turn"], 0);
    EXPECT_EQ(turn["player"], 0);
    EXPECT_EQ(turn["points"], 2) << "the height of the first terrace";
    EXPECT_EQ(turn["best"], 6) << "with a gazebo and the fountain";
    EXPECT_EQ(turn["left"], 4);
    EXPECT_EQ(turn["exact"], true);
    EXPECT_EQ(turn["bound"], 6);
    EXPECT_EQ(turn["gains"], Json::parse(R"({"fountains":3,"gazebos":1,"height":2})"));
    EXPECT_EQ(answer["left"], Json::parse("[4,0]"));
    EXPECT_EQ(answer["costliest"], Json::parse("[0]"));
}

TEST(Review, StepsCanBePlayedInsteadOfTheTurn) {
    Json record = Json::parse(one_turn());
    const Json turn = clerk({"review", "--json", "-"}, record.dump()).json()["turns"][0];
    record["turns"][0]["steps"] = turn["steps"];
    const Outcome played = clerk({"score", "--json", "-"}, record.dump());
    EXPECT_EQ(played.status, 0);
    EXPECT_EQ(played.json()["players"][0]["total"], turn["best"]);
}

TEST(Review, TellsPeopleWhatWasLeftAndTheCostliestMoments) {
    const Outcome outcome = clerk({"review", "-"}, one_turn());
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.out, StartsWith("Points left on the table:\n  Linda: 4\n  約翰: 0\n"));
    EXPECT_THAT(outcome.out,
                HasSubstr("The costliest moments:\n  Round 1, Linda: 2 brought, 6 possible\n    the white tile"));
    EXPECT_THAT(outcome.out, HasSubstr("Turn by turn, as if the game had ended then:\n  Round 1, Linda: 2 brought"));
}

TEST(Review, NamesTheTileWhereATurnPlacedSeveral) {
    const std::string record = R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-000000000003",)"
                               R"("game":"alhambra","started_at":"2026-11-20T19:30:00+01:00","depth":"builds",)"
                               R"("players":[{"name":"Linda"},{"name":"John"},{"name":"Mary"}],"turns":[{"steps":[)"
                               R"({"buy":{"tile":"green-10-n"}},{"buy":{"tile":"blue-8-0"}},)"
                               R"({"place":{"tile":"green-10-n","at":"0,1"}},)"
                               R"({"place":{"tile":"blue-8-0","at":"1,0"}}]}]})";
    const Outcome outcome = clerk({"review", "-"}, record);
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.out, StartsWith("Points left on the table, counting one tile of each turn:\n  Linda: 0\n"));
    EXPECT_THAT(outcome.out, HasSubstr("\n  Round 1, Linda, garden 10 (walls: north) on 1 north: 21 brought, 21 "
                                       "possible\n"));
}

TEST(Review, OfASampleAddsUp) {
    for (const char* sample : {"babylon-two-players", "alhambra-with-dirk"}) {
        const std::string file = std::string(CLERK_SOURCE_DIR "/packaging/samples/") + sample + ".clerk.json";
        const Outcome outcome = clerk({"review", "--json", file});
        ASSERT_EQ(outcome.status, 0) << outcome.err;
        const Json answer = outcome.json();
        ASSERT_GE(answer["turns"].size(), 8u);
        std::vector<int> left(answer["left"].size());
        int most = 0;
        for (const Json& turn : answer["turns"]) {
            left.at(turn["player"].get<std::size_t>()) += turn["left"].get<int>();
            most = std::max(most, turn["left"].get<int>());
            EXPECT_GE(turn["best"], turn["points"]);
            EXPECT_GE(turn["bound"], turn["best"]);
        }
        EXPECT_EQ(answer["left"].get<std::vector<int>>(), left);
        if (most == 0) continue; // every turn was its best
        ASSERT_EQ(answer["costliest"].size(), 3u);
        for (const Json& turn : answer["turns"])
            if (turn["turn"] == answer["costliest"][0]) EXPECT_EQ(turn["left"], most);
    }
}

TEST(Review, IsNotGivenWhereTheTableWantsToBeOfferedNothing) {
    const Outcome outcome = clerk({"review", "--json", "-"}, agreed(one_turn(), R"({"offers":"never"})"));
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.json()["error"]["path"], "/aids");
    EXPECT_EQ(clerk({"review", "-"}, agreed(one_turn(), R"({"offers":"on_request"})")).status, 0);
}

TEST(Review, HasNoAnswerWithoutTurnsOrWhereNobodyWorkedOutTheBest) {
    EXPECT_EQ(clerk({"review", "--json", "-"}, tie()).json()["error"]["path"], "/depth");
    const Outcome outcome =
        clerk({"review", "-", CLERK_SOURCE_DIR "/packaging/samples/rajas-three-players.clerk.json"}, one_turn());
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr("review does not work for Rajas of the Ganges"));
    EXPECT_EQ(clerk({"review", "--json", "-"}, unaligned()).out, clerk({"check", "--json", "-"}, unaligned()).out);
}

}
