// What holds of the fold of any game: folded again after an edit it is what folding the game from its beginning gives.
#pragma once

#include "core/record_fold.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace clerk::test {

template <class Fold> void assert_same(const Fold& a, const Fold& b) {
    RC_ASSERT(a.report == b.report);
    RC_ASSERT(a.state == b.state);
    RC_ASSERT(a.after == b.after);
}

/// `now`, with the fold of `was` at hand.
inline RecordFold folded_again(const Record& now, const Record& was, RecordFold earlier) {
    RecordFold again = fold(now, was, std::move(earlier));
    const RecordFold anew = fold(now);
    std::visit([&]<class Fold>(const Fold& own) { assert_same(own, std::get<Fold>(anew.game)); }, again.game);
    RC_ASSERT(again.totals == anew.totals);
    RC_ASSERT(again.report() == check(now));
    const ScoreSheet sheet = score(now);
    RC_ASSERT(again.score.complete == sheet.complete);
    for (std::size_t i = 0; i < sheet.players.size(); ++i)
        RC_ASSERT(again.score.players[i].total() == sheet.players[i].total());
    return again;
}

}
