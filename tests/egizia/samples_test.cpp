// Whole games with known answers: what the referee says, what they score, what could be done next.
#include "tests/cases.h"

namespace {

using nlohmann::json;
using namespace clerk::tests;

json sorted_moves(json answer) {
    for (const char* list : {"places", "stones", "builders", "feeding"})
        if (answer.contains(list)) std::sort(answer[list].begin(), answer[list].end());
    return answer;
}

TEST(EgiziaSamples, AreJudgedAndScoredAsTheyShould) { expect_judged_and_scored("egizia.ndjson", 60); }
TEST(EgiziaSamples, ListTheMoves) { expect_moves("egizia-moves.ndjson", 18, sorted_moves); }
TEST(EgiziaSamples, AreThemselvesWhenPrintedAndReadAgain) { expect_read_as_printed("egizia.ndjson"); }

}
