// What `clerk` answers with --json, and its exit status.
#include "tests/app/cli/records.h"
#include "tests/app/cli/runner.h"

#include <gmock/gmock.h>

namespace clerk::tests {

using testing::ElementsAre;

namespace {

std::vector<std::string> keys(const Json& object) {
    std::vector<std::string> names;
    for (const auto& [key, value] : object.items()) names.push_back(key);
    return names;
}

}

TEST(Check, SaysOfALegalGameThatItIsLegal) {
    const Outcome outcome = clerk({"check", "--json", "-"}, tie());
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out, R"({"game":"babylon","legal":true,"violations":[],"waived":[]})"
                           "\n");
}

TEST(Check, NamesTheTurnTheStepAndTheSpacesOfABreach) {
    const Outcome outcome = clerk({"check", "--json", "-"}, unaligned());
    EXPECT_EQ(outcome.status, 1);
    const Json answer = outcome.json();
    EXPECT_THAT(keys(answer), ElementsAre("game", "legal", "rounds", "turns_played", "violations", "waived"));
    EXPECT_EQ(answer["rounds"], 15);
    EXPECT_EQ(answer["turns_played"], 0);
    const Json violation = answer["violations"].at(0);
    EXPECT_THAT(keys(violation), ElementsAre("player", "turn", "step", "rule", "spaces", "message"));
    EXPECT_EQ(violation["step"], 2);
    EXPECT_EQ(violation["rule"], "statue.not-aligned");
    EXPECT_EQ(violation["spaces"], Json::array({"b1@1"}));
}

TEST(Check, NamesThePieceOfAFinishedGarden) {
    const Outcome outcome = clerk({"check", "--json", "-"}, illegal());
    EXPECT_EQ(outcome.status, 1);
    const Json answer = outcome.json();
    EXPECT_THAT(keys(answer["violations"].at(0)), ElementsAre("player", "ornament", "rule", "spaces", "message"));
    EXPECT_EQ(answer["violations"].at(0)["message"],
              "Stairs must join terraces exactly one level apart; both spaces are on level 1.");
    EXPECT_EQ(answer["violations"].at(1)["terrace"], 1);
    EXPECT_EQ(answer["waived"].at(0).dump(), R"({"player":0,"terrace":2,"rule":"terrace.level-order"})");
}

TEST(Score, CountsEveryCategory) {
    const Outcome outcome = clerk({"score", "--json", "-"}, tie());
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(
        outcome.json()["players"].at(0).dump(),
        R"({"name":"Linda","total":3,"rank":2,"winner":false,"categories":{"statues":1,"fountains":0,"bridges":0,)"
        R"("stairs":0,"variety":0,"flowers":0,"gazebos":0,"height":2},"open_slots":60})");
}

TEST(Score, OfAnIllegalGameIsWhatCheckSays) {
    const Outcome scored = clerk({"score", "--json", "-"}, illegal()),
                  checked = clerk({"check", "--json", "-"}, illegal());
    EXPECT_EQ(scored.status, 1);
    EXPECT_EQ(scored.out, checked.out);
}

TEST(Moves, AndMissedOfAnIllegalGameAreWhatCheckSays) {
    const std::string checked = clerk({"check", "--json", "-"}, unaligned()).out;
    for (const char* verb : {"moves", "missed"}) {
        const Outcome outcome = clerk({verb, "--json", "-"}, unaligned());
        EXPECT_EQ(outcome.status, 1) << verb;
        EXPECT_EQ(outcome.out, checked) << verb;
    }
}

TEST(Moves, AndMissedHaveNoAnswerWithoutTurns) {
    for (const char* verb : {"moves", "missed"}) {
        const Outcome in_json = clerk({verb, "--json", "-"}, tie());
        EXPECT_EQ(in_json.status, 2) << verb;
        EXPECT_EQ(in_json.json()["error"]["path"], "/depth") << verb;
        const Outcome in_text = clerk({verb, "-"}, tie());
        EXPECT_EQ(in_text.status, 2) << verb;
        EXPECT_EQ(in_text.out, "") << verb;
        EXPECT_THAT(in_text.err, testing::HasSubstr("depth final")) << verb;
    }
}

TEST(Missed, ListsWhatWouldHaveBroughtMost) {
    EXPECT_EQ(clerk({"missed", "--json", "-"}, one_turn()).json()["missed"].dump(),
              R"([{"player":0,"turn":0,"points":3,"ornaments":[{"kind":"fountain","at":["a2@1","b2@1"]}]}])");
}

TEST(SeveralFiles, AreAnsweredInOrderAndTheWorstDecides) {
    const Folder folder;
    const auto good = folder.file("good.json", tie()), bad = folder.file("bad.json", illegal());
    const auto broken = folder.file("broken.json", "{");
    EXPECT_EQ(clerk({"check", "--json", good, good}).status, 0);
    EXPECT_EQ(clerk({"check", "--json", good, bad, good}).status, 1);
    const Outcome outcome = clerk({"check", "--json", bad, broken, good});
    EXPECT_EQ(outcome.status, 2);
    const auto answers = outcome.json_lines();
    ASSERT_EQ(answers.size(), 3u);
    EXPECT_EQ(answers[0]["legal"], false);
    EXPECT_TRUE(answers[1].contains("error"));
    EXPECT_EQ(answers[2]["legal"], true);
}

}
