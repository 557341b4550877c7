// What is particular to Alhambra: scorings, Dirk, and no answer to `missed`.
#include "tests/app/cli/runner.h"

#include <gmock/gmock.h>

namespace clerk::tests {

using testing::ElementsAre;
using testing::HasSubstr;

namespace {

std::string golden(const std::string& file) { return contents(CLERK_SOURCE_DIR "/tests/app/cli/golden/" + file); }

std::string palaces(std::string_view depth, std::string_view rest) {
    std::string text = R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-000000000003",)"
                       R"("game":"alhambra","started_at":"2026-11-20T19:30:00+01:00",)"
                       R"("players":[{"name":"Linda"},{"name":"約翰"}],"depth":")";
    return text.append(depth).append("\",").append(rest) + "}";
}

/// Two scorings: of the first only its points are known.
std::string two_rounds() {
    return palaces("final", R"("rounds":[{"points":[9,12],"dirk_points":5},)"
                            R"({"palaces":[[{"tile":"blue-2-new","at":"0,1"},{"tile":"red-9-0","at":"1,0"}],)"
                            R"([{"tile":"blue-8-0","at":"1,0"}]],"dirk":["blue-7-e","red-7-w"]}])");
}

constexpr std::string_view dirks_six =
    R"("dirk":["purple-7-new","purple-8-nes","purple-9-es","purple-9-ne","purple-9-nw","purple-10-w"],)";

/// A turn in progress: the red tile lies aside, the blue one was placed.
std::string turn_in_progress(std::string_view more = "") {
    return palaces("builds", std::string(dirks_six) +
                                 R"("turns":[{},{"steps":[{"buy":{"tile":"blue-8-0"}},{"buy":{"tile":"red-9-0"}},)"
                                 R"({"place":{"tile":"blue-8-0","at":"1,0"}})" +
                                 std::string(more) + R"(],"done":false}])");
}

std::string put_on_the_fountain() { return turn_in_progress(R"(,{"place":{"tile":"red-9-0","at":"0,0"}})"); }

}

TEST(Alhambra, HasNoAnswerToMissed) {
    const Outcome in_json = clerk({"missed", "--json", "-"}, turn_in_progress());
    EXPECT_EQ(in_json.status, 2);
    EXPECT_EQ(in_json.json()["error"]["path"], "/game");
    EXPECT_EQ(in_json.json()["error"]["message"], "missed does not work for Alhambra; check, score and moves do.");
    const Outcome in_text = clerk({"missed", "-"}, turn_in_progress());
    EXPECT_EQ(in_text.status, 2);
    EXPECT_EQ(in_text.out, "");
    EXPECT_THAT(in_text.err, HasSubstr("missed does not work for Alhambra"));
    EXPECT_THAT(clerk({"missed", "-"}, turn_in_progress(), chinese).err, HasSubstr("阿爾罕布拉宮"));
}

TEST(Alhambra, MissedGoesOnPastItLineByLine) {
    const Outcome outcome = clerk({"missed", "--lines", "-"}, turn_in_progress() + "\n" + two_rounds() + "\n");
    EXPECT_EQ(outcome.status, 2);
    const auto answers = outcome.json_lines();
    ASSERT_EQ(answers.size(), 2u);
    EXPECT_EQ(answers[0]["error"]["path"], "/game");
    EXPECT_EQ(answers[1]["error"]["path"], "/depth");
}

TEST(Alhambra, OfAnIllegalGameMissedIsWhatCheckSays) {
    const Outcome outcome = clerk({"missed", "--json", "-"}, put_on_the_fountain());
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out, clerk({"check", "--json", "-"}, put_on_the_fountain()).out);
}

TEST(Alhambra, ScoresScoringByScoringAndDirk) {
    EXPECT_EQ(clerk({"score", "-"}, two_rounds()).out, golden("rounds.en.txt"));
    EXPECT_EQ(clerk({"score", "-"}, two_rounds(), chinese).out, golden("rounds.zh_TW.txt"));
}

TEST(Alhambra, DirkStandsBesideThePlayersInTheAnswer) {
    const Outcome outcome = clerk({"score", "--json", "-"}, two_rounds());
    EXPECT_EQ(outcome.status, 0);
    const Json answer = outcome.json();
    EXPECT_EQ(answer["players"].size(), 2u);
    EXPECT_EQ(answer["dirk"].dump(),
              R"({"total":13,"categories":{"blue":3,"red":5,"brown":0,"white":0,"green":0,"purple":0,"typed":5},)"
              R"("rounds":[{"round":1,"typed":5,"total":5},)"
              R"({"round":2,"blue":3,"red":5,"brown":0,"white":0,"green":0,"purple":0,"total":8}]})");
}

TEST(Alhambra, CheckCountsTurnsAndScorings) {
    const Outcome legal = clerk({"check", "--json", "-"}, turn_in_progress());
    EXPECT_EQ(legal.status, 0);
    EXPECT_EQ(legal.out, R"({"game":"alhambra","legal":true,"turns_played":1,"scorings":0,"over":false,)"
                         R"("violations":[],"waived":[]})"
                         "\n");
    EXPECT_THAT(clerk({"check", "-"}, turn_in_progress()).out, HasSubstr("Turns played: 1. Scorings: 0."));
}

TEST(Alhambra, ABreachIsNamedWithItsCells) {
    const Json answer = clerk({"check", "--json", "-"}, put_on_the_fountain()).json();
    const Json& violation = answer["violations"].at(0);
    EXPECT_EQ(violation["player"], 1);
    EXPECT_EQ(violation["turn"], 1);
    EXPECT_EQ(violation["step"], 3);
    EXPECT_EQ(violation["rule"], "place.occupied");
    EXPECT_EQ(violation["spaces"], Json::array({"0,0"}));
    EXPECT_EQ(violation["message"], "The fountain lies on this cell.");
    EXPECT_THAT(clerk({"check", "-"}, put_on_the_fountain()).out,
                HasSubstr("約翰, step 4: the fountain\n  The fountain lies on this cell. [place.occupied]\n"));
}

TEST(Alhambra, MovesAreToldToPeople) {
    EXPECT_EQ(clerk({"moves", "-"}, turn_in_progress()).out,
              "約翰 is at turn.\nMay be placed:\n  seraglio 9: 1 west, 1 south, 1 north, 1 east 1 south, 1 east 1 "
              "north and 2 east\n");
    const Json listed = clerk({"moves", "--json", "-"}, turn_in_progress()).json();
    EXPECT_EQ(listed["places"].size(), 6u) << "three cells at the fountain and three at the tile";
    for (const char* list : {"builds", "removes", "swaps"}) EXPECT_EQ(listed[list], Json::array()) << list;
}

TEST(Alhambra, IsAnsweredBesideAnotherGame) {
    const std::string other = lines(contents(std::filesystem::path(CLERK_FIXTURES) / "babylon.ndjson")).front();
    const std::string mixed = two_rounds() + "\n" + Json::parse(other)["record"].dump() + "\n" + two_rounds() + "\n";
    std::vector<std::string> games;
    for (const Json& answer : clerk({"check", "--lines", "-"}, mixed).json_lines()) games.push_back(answer["game"]);
    EXPECT_THAT(games, ElementsAre("alhambra", "babylon", "alhambra"));
}

}
