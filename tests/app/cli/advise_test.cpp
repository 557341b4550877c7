// What `clerk advise` tells, and whom it tells nothing.
#include "tests/app/cli/records.h"
#include "tests/app/cli/runner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::tests {

using testing::HasSubstr;

namespace {

/// Of a game whose table agreed on that.
std::string agreed(std::string record, const std::string& aids) { return record.insert(1, R"("aids":)" + aids + ","); }

}

TEST(Advise, ListsTheBestBuildsOfTheTurnWithTheirSteps) {
    const Outcome outcome = clerk({"advise", "--json", "-"}, unfinished());
    ASSERT_EQ(outcome.status, 0);
    const Json answer = outcome.json();
    EXPECT_EQ(answer["game"], "babylon");
    EXPECT_EQ(answer["player"], 0);
    EXPECT_EQ(answer["turn"], 0);
    EXPECT_EQ(answer["exact"], true);
    ASSERT_GE(answer["builds"].size(), 1u);
    const Json& best = answer["builds"][0];
    EXPECT_EQ(answer["bound"], best["points"]);
    int gained = 0;
    for (const auto& [category, points] : best["gains"].items()) gained += points.get<int>();
    EXPECT_EQ(best["points"], gained);
    ASSERT_GE(best["steps"].size(), 1u);
}

TEST(Advise, StepsCanBePutIntoTheRecordAsTheyAre) {
    Json record = Json::parse(unfinished());
    const int before = clerk({"score", "--json", "-"}, record.dump()).json()["players"][0]["total"];
    const Json best = clerk({"advise", "--json", "-"}, record.dump()).json()["builds"][0];
    for (const Json& step : best["steps"]) record["turns"][0]["steps"].push_back(step);
    const Outcome played = clerk({"score", "--json", "-"}, record.dump());
    EXPECT_EQ(played.status, 0);
    EXPECT_EQ(played.json()["players"][0]["total"], before + best["points"].get<int>());
}

TEST(Advise, TellsEachStackBeforeADig) {
    Json record = Json::parse(unfinished());
    record["turns"] = Json::array();
    const Json digs = clerk({"advise", "--json", "-"}, record.dump()).json()["digs"];
    ASSERT_EQ(digs.size(), 16u);
    EXPECT_EQ(digs[0]["at"], "a1");
    EXPECT_EQ(digs[0]["pillars"], 4);
    EXPECT_EQ(digs[0]["exact"], false) << "nobody knows what the tile bears";
    EXPECT_GT(digs[0]["bound"], digs[0]["builds"][0]["points"]);
    EXPECT_THAT(clerk({"advise", "-"}, record.dump()).out, HasSubstr("  Stack a1, pillars: 4\n"));
}

TEST(Advise, TellsPeopleWhatGains) {
    const Outcome outcome = clerk({"advise", "-"}, unfinished());
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.out, HasSubstr("Round 1, Linda is at turn.\n  "));
    EXPECT_THAT(outcome.out, HasSubstr(" VP: "));
    EXPECT_THAT(outcome.out, HasSubstr("\n    Statues +"));
    EXPECT_THAT(outcome.out, HasSubstr("Everything was looked at: no build brings more.\n"));
}

TEST(Advise, IsNotGivenWhereTheTableWantsToBeOfferedNothing) {
    const std::string secret = agreed(unfinished(), R"({"offers":"never"})");
    const Outcome in_json = clerk({"advise", "--json", "-"}, secret);
    EXPECT_EQ(in_json.status, 2);
    EXPECT_EQ(in_json.json()["error"]["path"], "/aids");
    const Outcome in_text = clerk({"advise", "-"}, secret);
    EXPECT_EQ(in_text.status, 2);
    EXPECT_EQ(in_text.out, "");
    EXPECT_THAT(in_text.err, HasSubstr("This table agreed that nothing is offered"));
    EXPECT_EQ(clerk({"advise", "-"}, agreed(unfinished(), R"({"offers":"never","best":"on_request"})")).status, 0);
    EXPECT_EQ(clerk({"advise", "-"}, agreed(unfinished(), R"({"missed":"off"})")).status, 0);
}

TEST(Advise, OfAnIllegalGameIsWhatCheckSays) {
    EXPECT_EQ(clerk({"advise", "--json", "-"}, unaligned()).out, clerk({"check", "--json", "-"}, unaligned()).out);
}

TEST(Advise, HasNoAnswerWithoutTurns) {
    EXPECT_EQ(clerk({"advise", "--json", "-"}, tie()).json()["error"]["path"], "/depth");
}

TEST(Advise, InDepthBuildsIsOfOrnamentsAlone) {
    std::string begun = one_turn();
    begun.replace(begun.rfind("]}]"), 3, R"(],"done":false}])");
    const Json answer = clerk({"advise", "--json", "-"}, begun).json();
    ASSERT_EQ(answer["builds"].size(), 1u);
    EXPECT_EQ(answer["builds"][0].dump(), R"({"points":3,"gains":{"fountains":3},"steps":[{"ornament":)"
                                          R"({"kind":"fountain","at":["a2@1","b2@1"]}}]})");
}

}
