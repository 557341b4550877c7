// Over any sheets: the core says what a plain reading of the document says, and a record reads as it was printed.
#include "tests/cases.h"
#include "tests/property.h"
#include "tests/sheet/plain_sheet.h"

namespace clerk::sheet::test {

namespace {

PROPERTY(SheetProperties, TheRefereeSaysWhatAPlainReadingSays, ()) {
    const Document game = plain::any_sheet();
    RC_ASSERT(tests::told("sheet", check(read(game))) == plain::judged(game));
}

PROPERTY(SheetProperties, TheScoreIsThatOfAPlainReading, ()) {
    const Document game = plain::any_sheet();
    const Document score = plain::scored(game);
    if (!score.is_null()) RC_ASSERT(Document::parse(score_answer(read(game))) == score);
}

PROPERTY(SheetProperties, ARecordReadsAsItWasPrinted, ()) {
    const Record record = read(plain::any_sheet());
    RC_ASSERT(parse(print(record)) == record);
    RC_ASSERT(put_together(take_apart(record)) == record);
}

PROPERTY(SheetProperties, WhoIsTakenForTheFirstIsBehindNobody, ()) {
    const Record record = read(plain::any_sheet());
    const ScoreSheet sheet = score(record);
    for (const PlayerScore& one : sheet.players) {
        RC_ASSERT(!one.winner || (sheet.complete && one.rank == 1));
        RC_ASSERT(one.rank >= 0 && one.rank <= static_cast<int>(sheet.players.size()));
    }
}

}

}
