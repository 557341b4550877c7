// Whole games with known answers: what the referee says, what they score, what could be done next.
#include "tests/cases.h"

namespace {

using nlohmann::json;
using namespace clerk::tests;

json sorted_moves(json answer) {
    for (const char* list : {"workers", "sites", "covers"}) {
        if (!answer.contains(list)) continue;
        for (auto& move : answer[list])
            for (const char* inner : {"dice", "roads"})
                if (move.contains(inner)) std::sort(move[inner].begin(), move[inner].end());
        std::sort(answer[list].begin(), answer[list].end());
    }
    return answer;
}

TEST(RajasSamples, AreJudgedAndScoredAsTheyShould) { expect_judged_and_scored("rajas.ndjson", 56); }
TEST(RajasSamples, ListTheMoves) { expect_moves("rajas-moves.ndjson", 12, sorted_moves); }
TEST(RajasSamples, AreThemselvesWhenPrintedAndReadAgain) { expect_read_as_printed("rajas.ndjson"); }

}
