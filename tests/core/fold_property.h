// What holds of the fold of any game: folded again after an edit it is what folding the game from its beginning gives.
// And of its earlier turns: one that is opened and joined again is judged from there on, and leaves the others alone.
#pragma once

#include "core/document.h"
#include "core/record_fold.h"
#include "tests/chance.h"

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

template <class Game> void assert_left_alone(const Record& whole) {
    for (std::size_t turn = 0; turn < std::get<Game>(whole.game).turns.size(); ++turn) {
        RC_ASSERT(can_open(whole, turn));
        RC_ASSERT(check(opened(whole, turn)).legal());
        RC_ASSERT(joined(whole, turn, opened(whole, turn)) == whole);
    }
}

/// `whole` has turns and is legal.
template <class Game> void assert_judged_without_a_step(const Record& whole) {
    const auto& turns = std::get<Game>(whole.game).turns;
    const std::size_t turn = tests::pick(turns.size());
    if (turns[turn].steps.empty()) return;
    Record then = opened(whole, turn);
    auto& steps = std::get<Game>(then.game).turns.at(turn).steps;
    steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(tests::pick(steps.size())));
    const Record changed = joined(whole, turn, then);
    Game expected = std::get<Game>(whole.game);
    expected.turns[turn].steps = steps;
    RC_ASSERT(std::get<Game>(changed.game) == expected);
    RC_ASSERT(parse(print(changed)) == changed);
    const Report report = check(changed);
    RC_ASSERT(report.turns_played.value() >= static_cast<int>(turn));
    for (const Breach& breach : report.violations) RC_ASSERT(breach.where.turn.value() >= static_cast<int>(turn));
}

}
