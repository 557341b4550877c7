// Whole games with known answers: what the referee says, what they score.
#include "tests/cases.h"

namespace {

using namespace clerk::tests;

TEST(SheetSamples, AreJudgedAndScoredAsTheyShould) { expect_judged_and_scored("sheet.ndjson", 51); }
TEST(SheetSamples, AreThemselvesWhenPrintedAndReadAgain) { expect_read_as_printed("sheet.ndjson"); }

}
