// What is particular to Egizia: entries of rounds, the turn order and the track in the answer, and feeding as it is
// now.
#include "tests/app/cli/runner.h"

#include <gmock/gmock.h>

namespace clerk::tests {

using testing::HasSubstr;

namespace {

std::string on_the_nile(std::string_view rest) {
    return R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-000000000005","game":"egizia",)"
           R"("started_at":"2026-11-20T19:30:00+01:00","players":[{"name":"Linda"},{"name":"約翰"}],)" +
           std::string(rest) + "}";
}

const std::string upstream =
    on_the_nile(R"("depth":"full","board":{"nile":["card-2","sphinx"]},"rounds":[{"ships":[{"player":0,"at":"sphinx"},)"
                R"({"player":1,"pass":true},{"player":0,"at":"card-2"}]}])");
const std::string a_finished_game =
    on_the_nile(R"("depth":"final","end":[{"score":20,"graves":[3,4],"sphinx":[3]},{"score":25}])");

}

TEST(Egizia, AFindingNamesTheShipOfTheRound) {
    const Outcome outcome = clerk({"check", "--json", "-"}, upstream);
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out,
              R"({"game":"egizia","legal":false,"rounds_played":0,"order":[0,1],"track":[0,0],"violations":[)"
              R"({"player":0,"round":1,"ship":2,"rule":"ship.upstream","spaces":["card-2","sphinx"],"message":)"
              R"("A ship must lie downstream of one's earlier ships; card space 2 lies upstream of the sphinx."}],)"
              R"("waived":[]})"
              "\n");
    const Outcome in_text = clerk({"check", "-"}, upstream);
    EXPECT_THAT(in_text.out, HasSubstr("Illegal.\nRounds played: 0.\n"));
    EXPECT_THAT(in_text.out, HasSubstr("Round 1, Linda, ship 3: card space 2; the sphinx\n"));
}

TEST(Egizia, ARuleOfTheRoundNamesNoPlayer) {
    const std::string order = on_the_nile(R"("depth":"builds","rounds":[{"order":[1,0]}])");
    EXPECT_THAT(clerk({"check", "--json", "-"}, order).out,
                HasSubstr(R"("violations":[{"round":1,"rule":"round.order")"));
    EXPECT_THAT(clerk({"check", "-"}, order).out, HasSubstr("Round 1, its beginning\n"));
    const std::string early = on_the_nile(R"("depth":"builds","rounds":[],"end":[{},{}])");
    EXPECT_THAT(clerk({"check", "--json", "-"}, early).out,
                HasSubstr(R"("violations":[{"end":true,"rule":"end.not-yet")"));
    EXPECT_THAT(clerk({"check", "-"}, early).out, HasSubstr("End of the game\n"));
}

TEST(Egizia, ATieIsDecidedOnTheTrack) {
    EXPECT_EQ(clerk({"score", "--json", "-"}, a_finished_game).out,
              R"({"game":"egizia","complete":true,"players":[{"name":"Linda","total":25,"rank":2,"winner":false,)"
              R"("categories":{"played":20,"stones":0,"grave_tiles":2,"sphinx_cards":3},"track":20},)"
              R"({"name":"約翰","total":25,"rank":1,"winner":true,)"
              R"("categories":{"played":25,"stones":0,"grave_tiles":0,"sphinx_cards":0},"track":25}]})"
              "\n");
    EXPECT_THAT(clerk({"score", "-"}, a_finished_game).out,
                testing::EndsWith("\n約翰 wins.\nTie: who stands in front on the score track decided.\n"));
}

TEST(Egizia, FeedingIsToldWhileShipsArePlaced) {
    const Outcome told = clerk({"moves", "-"}, on_the_nile(R"("depth":"full","rounds":[])"));
    EXPECT_THAT(told.out, testing::StartsWith("Round 1.\nLinda is at turn.\nA ship may lie on:\n  card space 1\n"));
    EXPECT_THAT(told.out, HasSubstr("  the sphinx, space 1\n"));
    EXPECT_THAT(told.out, HasSubstr("Feeding, as it is now:\n  Linda: needs 5 grain, has 6; 0 points\n"));
    EXPECT_EQ(clerk({"moves", "--json", "-"}, a_finished_game).json()["error"]["path"], "/depth");
}

}
