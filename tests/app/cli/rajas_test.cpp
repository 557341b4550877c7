// What is particular to Rajas of the Ganges: the gap is the result, rounds are counted, and moves have an answer only
// where everything is entered.
#include "tests/app/cli/runner.h"

#include <gmock/gmock.h>

namespace clerk::tests {

using testing::HasSubstr;

namespace {

std::string race(std::string_view rest) {
    return R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-000000000004","game":"rajas",)"
           R"("started_at":"2026-11-20T19:30:00+01:00","players":[{"name":"Raji"},{"name":"約翰"}],)" +
           std::string(rest) + "}";
}

const std::string a_finished_game =
    race(R"("depth":"final","finals":[{"money":65,"fame":30,"gap":2,"met":1},{"gap":2}])");
const std::string entered_turns = race(
    R"("depth":"full","dice":[["blue-1","green-2","orange-3","purple-4"],["blue-1","green-2","orange-3","purple-4"]],)"
    R"("turns":[{"steps":[{"worker":{"at":"mogul","pay":["blue-1"]}}]},{"steps":[{"worker":{"at":"quarry"}}]}])");
const std::string builds = race(R"("depth":"builds","turns":[{"player":1,"money":9}])");

}

TEST(Rajas, TheGapIsTheResult) {
    const std::string table = clerk({"score", "-"}, a_finished_game).out;
    EXPECT_THAT(table, testing::StartsWith("Rajas of the Ganges, final score\n\n"));
    EXPECT_THAT(table, HasSubstr("\nGap                  2     2\n"));
    EXPECT_THAT(table, HasSubstr("\nOrder of meeting     1"));
    EXPECT_THAT(table, testing::Not(HasSubstr("Total"))) << "there is nothing to add up";
    EXPECT_THAT(table, testing::EndsWith("\nRaji wins.\nThe gaps left it open: the markers that met first decided.\n"));
    EXPECT_EQ(clerk({"score", "--json", "-"}, a_finished_game).out,
              R"({"game":"rajas","complete":true,"players":[{"name":"Raji","gap":2,"met":1,"rank":1,"winner":true,)"
              R"("money":65,"fame":30},{"name":"約翰","gap":2,"met":null,"rank":2,"winner":false}]})"
              "\n");
    EXPECT_THAT(clerk({"score", "-"}, a_finished_game, chinese).out, HasSubstr("恆河大君"));
}

TEST(Rajas, NobodyWinsBeforeTheEnd) {
    EXPECT_THAT(clerk({"score", "-"}, builds).out, HasSubstr("Raji and 約翰 are ahead together."));
}

TEST(Rajas, RoundsAreCounted) {
    const Outcome outcome = clerk({"check", "--json", "-"}, entered_turns);
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.out, HasSubstr(R"("legal":false,"turns_played":1,"round":1,"over":false,"violations")"));
    EXPECT_EQ(outcome.json()["violations"][0]["message"], "A space there costs 1 to 4 in money, and 0 was paid.");
    const Outcome in_text = clerk({"check", "-"}, entered_turns);
    EXPECT_THAT(in_text.out, HasSubstr("Round: 1. Turns played: 1.\n"));
    EXPECT_THAT(in_text.out, HasSubstr("Turn 2, 約翰, step 1\n"));
    EXPECT_THAT(clerk({"check", "-"}, builds).out, HasSubstr("\nTurns played: 1.\n"));
}

TEST(Rajas, MovesAreListedOnlyWhereEverythingIsEntered) {
    const Outcome refused = clerk({"moves", "--json", "-"}, builds);
    EXPECT_EQ(refused.status, 2);
    EXPECT_EQ(refused.json()["error"]["path"], "/depth");
    const std::string legal = race(R"("depth":"full","turns":[],"dice":[["blue-1","green-2","orange-3","purple-4"],)"
                                   R"(["blue-1","green-2","orange-3","purple-4"]])");
    const Outcome told = clerk({"moves", "-"}, legal);
    EXPECT_THAT(told.out,
                HasSubstr("Raji is at turn.\nA worker may go to:\n  the quarry, for 1 to 4 in money, as printed\n"));
    EXPECT_THAT(told.out, HasSubstr("  the Raja, paid with purple 4\n"));
    EXPECT_EQ(clerk({"missed", "--json", "-"}, legal).json()["error"]["path"], "/game");
}

}
